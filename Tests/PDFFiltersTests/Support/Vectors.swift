// Streams made by other programs: by Ghostscript 10.00.0 through its encoding filters, named beside each.

import Testing

/// LZW data from Ghostscript, of 1,600 letters (`sampleLetters`): enough for codes of 9 to 11 bits.
enum LZWVectors {
    /// `<</EarlyChange 1>> /LZWEncode filter`
    static let early = """
        80198dc76389b4f27a311d4ec66399a8f476349acf266329d0d673829c4d6763a1bce87a3c9cccc7539188d473391920e743c40cec6d311d\
        cc868399d8cb248a1d4ee63309e4da75381b8e064369bcd275339dcdc72359b4ee6132998c86634988c2773a9c4ce72389baa06838990c46\
        5311e4de713b9b0d276911aa266f361d4d87034188c8643a516046c361a0d95e3399cf2623a1d0ee7237cc8dd7c3799cc26d34e36d86c389\
        d4d464399bcf06abed5ceb033748cf46d339b7293ac71c0d879339d4de7330e58e869331b4ec6b321b0d7ad3199cc794369e0ca673c1d8c7\
        05311e0d26ac15f4d166361c8c679371a60a79391a8d675331c0d4653c9e4ea61339b8f470d19bcd5c1309b0c6643a996879732dfcf46f3a\
        ec0e94b371dea8308cc30a1cb60ee338e03a0f2350e23b2d2e18e031bb6328dc368d69e3defc8dc3a356fe322328e63c2a4338c4370c4be8\
        e635c50e48dac80e8328e43b8d43a0d0f6ad0330c6318ec3c29a3ab203b2923b0c8390c2388f0393a230a989a2a0320ce8248a318e4328c8\
        370d128b8ab4266908e28b247268c83d2ba378c6ab27c3a41835aa833c02dc8c8318ccec8de330d63b8f23841e3d30a373f0ee0d4cb0d035\
        8e913cfa364de3b8e32128c3d35b184eae18da3a2aea0bcccfb57110e4da3beba2f23c0e73ab9037a0f19a50368e6f30c4b18ee380e6398e\
        ea38f43523cad0e0393ce90a90d720c328f0ab8e6c229ab70ecea2489bb7af6b88370cb1ed9036209284603c290332fcc337e3d0c918ce83\
        40cd268d0fe8dc8d0c838208314e309a4c37ca638d0f640c434d903c0e09ba10b2bfd34242893f6364fa390ce350dc37479008cc3c42c340\
        f5008c634582308f13f8eee0c6f2d0d4348c2f528cefa6384ae4ac0e5850da3737ee10ef430d638dbb3fd1e33b1326b35260d507bc178bc4\
        f0252318e78526eae8c8348d0c80e740c24b93617e8ccf5de2df8e6b923e39e12be3dc318de390f12dacf860cf560c438e9f035be382a839\
        be54eb2b2936a3a8c43d61e3c2caab4ab710cc334c5978d986ab16d3a54e8ec92c30efdb63a2f039a108c44b208e91b2c6c40ca30aaceac9\
        9008de9f8f2dfbb95e8c2f80c4358d554b6a872af9029517e4f6bd756d444368cab4de2315bb0f0c89ea4a355baca0c6f44d5853b43a0c5b\
        8386b7c674f4743566aa65208f8cd044883d2c1158e634c212dab7b30ee3a3bd3ee1ea127b3a8e4335143b0ecce44ab3c710c8ca8dd3a330\
        d8c2dc43167e3a8c6938ecfc5083d31fe28d4873a4ead083a2ba30de2f86925754a0790d663d8a86e5ae1a0381665a41ade41960d6620322\
        300d2a4038970766b5d7086d3621c03c07a0f44953187028e1bd2a20a0f21b0a50630ea7e4b027836841c9e26a2ce558881b467a1b49497d\
        3d0af4e93234185112836a4547f030b14784fb034b520daf14380623108c83387a81e1e43c078552195500754a6771438704c41a2041ef0c\
        81c4888666f25288a1432661bcdb86d20aff03c9610d672c328710ca94193071420895721874d0ea97f8794721a0aaba76a4594a806684e5\
        d0340757561ad3d06d514185dc0703b61b0b11dc3bd1d4de9220c651c984670dc460d187a53a91a3d0680e85c8361be0e21e83c16a3ce730\
        3786591a56884b8a2d070dcc9d80d48413c0780de1bc35b5e892438941c975a1dd609822c53115e87555f34933284251024f422d3be4a633\
        33641e6f43812463e1a15d9f074ce6036c1c64c9a5b406948a414ed0680c67f9241bd2c01983107072ac80c495a28c1a0cd06125ef9e5510\
        67ce43e5f9e40d72a9d9a4543e1d43a42a50e9bdaf1cf3973ccaf951a201b0830790c252c808
        """
    /// `<</EarlyChange 0>> /LZWEncode filter`
    static let late = """
        80198dc76389b4f27a311d4ec66399a8f476349acf266329d0d673829c4d6763a1bce87a3c9cccc7539188d473391920e743c40cec6d311d\
        cc868399d8cb248a1d4ee63309e4da75381b8e064369bcd275339dcdc72359b4ee6132998c86634988c2773a9c4ce72389baa06838990c46\
        5311e4de713b9b0d276911aa266f361d4d87034188c8643a516046c361a0d95e3399cf2623a1d0ee7237cc8dd7c3799cc26d34e36d86c389\
        d4d464399bcf06abed5ceb033748cf46d339b7293ac71c0d879339d4de7330e58e869331b4ec6b321b0d7ad3199cc794369e0ca673c1d8c7\
        05311e0d26ac15f4d166361c8c679371a60a79391a8d675331c0d4653c9e4ea61339b8f470d19bcd5c1309b0c6643a996879732dfcf46f3a\
        ec0e94b371dea861198614396c1dc671c0741e46a1c4765a5c31c06376c651b86d1ad3c7bdf91b8746adfc644651cc78548671886e1897d1\
        cc6b8a1c91b5901d0651c8771a8741a1ed5a06618c631d87853475640765247619072184711e07274461531345406419d04914631c865190\
        6e1a251715684cd211c51648e4d1907a5746f18d564f8748306b55067805b919063199d91bc661ac771e47083c7a6146e7e1dc1a9961a06b\
        1d2279f46c9bc771c6425187a6b6309d5c31b47455d417999f6ae221c9b477d745e4781ce757206f41e334a06d1cde6189631dc701cc731d\
        d471e86a4795a1c07279d21521ae418651e1571cd845356e1d9d4491376f5ed7106e1963db206c412508c078520665f9866fc7a192319d06\
        819a4d1a1fd1b91a19070410629c6134986f94c71a1ec818869b20781c137421657fa68485127ec6c9f47219c6a1b86e8f20119878858681\
        ea0118c68b04611e27f1ddc18de5a1a869185ea519df4c7095c9581cb0a1b46e6fdc21de861ac71b767fa3c676264d66a4c1aa0f782f1789\
        e04a4631cf0a4dd5d190691a1901ce81849726c2fd199ebbc5bf1cd7247c73c257c7b8631bc721e25b59f0c19eac18871d3e06b7c7055073\
        7ca9d656526d4751887ac3c7859556956e21986698b2f1b30d562da74a9d1d925861dfb6c745e07342118896411d23658d8819461559d593\
        2011bd3f1e5bf772bd185f01886b1aaa96d50e55f2052a2fc9ed7aeada8886d19569bc462b761e1913d4946ab759418de89ab0a7687418b7\
        070d6f8ce9e8e86acd54ca411f19a089107a5822b1cc698425b56f661dc7477a7dc3d424f6751c866a28761d99c895678e2191951ba74661\
        b185b8862cfc7518d271d9f8a107a63fc51a90e749d5a107457461bc5f0d255d5281e43598f62a1b96b8680e05996906b790658359880c88\
        c034a900e25c1d9ad75c21b4d88700f01e83d1254c61c0a386f4a88283c86c29418c3a9f92c09e0da1072789a8b39562206d19e86d2525f4\
        f42bd3a4c8d061444a0da9151fc0c2c51e13ec0d2d4836bc50e0188c42320ce1ea078790f01e1548655401d5299dc50e1c1310688107bc32\
        071222199bc94a22850c9986f36e1b482bfc0f2584359cb0ca1c432a5064c1c5082255c861d343aa5fe1e51c8682aae9da91652a019a1397\
        40d01d5d586b4f41b5450617701c0ed86c2c4770ef47537a4883194726119c371183461e94ea468f41a03a1720d86f83887a0f05a8f39cc0\
        de1964695a212e28b41c3732760352104f01e03786f0d6d7a2490e250725d6877582608b14c457a1d557cd24cca10944093d08b4ef9298cc\
        cd9079bd0e04918f8685767c1d33980db071932696d01a5229053b41a0319fe4906f4b00660c41c1cab20312568a306833418497be795441\
        9f390f97e79035caa7669150f8750e90a943a6f6bc73ce5cf32be5468806c20c1e43094b2020
        """
}

/// `sampleBytes` for five rows of seven pixels, with a predictor of Ghostscript's.
struct PredictorVector: Sendable, CustomTestStringConvertible {
    let predictor: Int, colors: Int, bits: Int, encoded: String
    var testDescription: String { "predictor \(predictor), \(colors) colours of \(bits) bits" }

    /// `<</Predictor p /Colors c /BitsPerComponent b /Columns 7>> /FlateEncode filter`
    static let all: [PredictorVector] = [
        PredictorVector(predictor: 2, colors: 1, bits: 1, encoded: "789c3bb625eed715000a9503a7"),
        PredictorVector(predictor: 2, colors: 1, bits: 2, encoded: "789c5bb224f0c8b60da7ce88df01002264064d"),
        PredictorVector(predictor: 2, colors: 1, bits: 4, encoded: "789cebed7efa61beec0c0389466e061f6eb7034b563c9e000061de0932"),
        PredictorVector(
            predictor: 2, colors: 1, bits: 8,
            encoded: "789c012300dcff85539341ecfe61a673f91bb261cbf52099d261c66eeec38a6c9f5c704070cbab2cb053690c137f"),
        PredictorVector(
            predictor: 2, colors: 1, bits: 16,
            encoded: """
                789c014600b9ff85d8e5d42cea5f10216c14cd122cf515b96b332734479b4df60bfacc40b03a76d6dc03073ff6987d3cd42bd2e7\
                709bc1e5428d4a46910cf8e4f59cc9eb3b91415ab507ca43b0b55a2342
                """),
        PredictorVector(predictor: 2, colors: 3, bits: 1, encoded: "789c9b9a9cb093bbe165d00d818c040fae0e00373e0662"),
        PredictorVector(
            predictor: 2, colors: 3, bits: 2,
            encoded: "789c6b3fcac5a4e5f0e546e3bfa70ecedcb71c23181e2976cee67658fa73c62cee0600d5020dc1"),
        PredictorVector(
            predictor: 2, colors: 3, bits: 4,
            encoded: """
                789c013700c8ff85d01e26eedd7e47afb190df4317f5665d3609a90b70b130949c3eb82f9c702fa00255e44466ee8a939a86d013\
                417be9a41ced3d503af0e6051a7b
                """),
        PredictorVector(
            predictor: 2, colors: 3, bits: 8,
            encoded: """
                789c01690096ff85d86b27c02b4b0e831b87c62ede16d5a38bccf995eeb13bb995676bfa0e69e6a2872fb792aa24e86b232bd213\
                17ddf052961efb23ffe6b0c48069da7778403a58ef2661b5099ddaf068a1dd01ab5d5b76d5d2871ab059c31c98648d4d2cfe7541\
                80af09882b13c573410c3540
                """),
        PredictorVector(
            predictor: 2, colors: 3, bits: 16,
            encoded: """
                789c01d2002dff85d86bac989671cead6695494865dc0380a1a19c20d902bbc59f8c248f75d3e0aff0145919d9db7a15472bd213\
                42af0368730e4db91de0d3c366199ef7e11945d731f3c0a62ffd8ff9057acd694c395c21322cfd1ab059ddccf126a9e4908ac26d\
                7e244a07da1b4d9ddf81791336f73de61d3eeecc84ebde5b2af7849bc5dd0a6df235f9811a73f23f15ec1322c5c098fa758360c9\
                25995174a7c97055bdec06e53d7cbd502e45c1d15f31c3ce70d1aa9b793992bcbc610c6de1dfac57ba5b4c47302528b657d1f780\
                97e71c78d06fb60c6a3b166ba5
                """),
        PredictorVector(predictor: 2, colors: 4, bits: 1, encoded: "789ceb6d7d2b30517ec60589667e06176e2f872519ef37000057880856"),
        PredictorVector(
            predictor: 2, colors: 4, bits: 2,
            encoded: "789c012300dcff855793453c0e61a6b7091ff2b5cbf560992661c6b2eed78abce36cb04070cbff7cf0573eb4138b"),
        PredictorVector(
            predictor: 2, colors: 4, bits: 4,
            encoded: """
                789c014600b9ff85d8e6d43dfa6f10227c14cd233cf515b97b43273447ac5df61b0bdc40b03b76e7ec03074ff6998d4de42bd2f8\
                709cc1f5429d4a47a11df8e4f5adc9eb4b92416ab518da44b0cc7e2424
                """),
        PredictorVector(
            predictor: 2, colors: 4, bits: 8,
            encoded: """
                789c018c0073ff85d86bac13be8cfa817c363927f9c8366e75ec92676ed0949258f1d740b07b261252dae342fdd873d651fe56a9\
                f284318103728cd4db5489e4f581be88047d7cecf6627f4c7af6c5b555c9b8660c74e4819e59ad1ab059ddb241e87c727c165a70\
                6a0b04b1b6686da10917e2ddc416cdc7231c48fd3497b9b31b08dad754222f1f2c58eff132aceb17ea6953e0a14917
                """),
        PredictorVector(
            predictor: 2, colors: 4, bits: 16,
            encoded: """
                789c011801e7fe85d86bac9896f7a6933ac233a775fd6f956eb3c8d5e3bc26f8c6c06b2ac2c9ebaabcb2f7544fb256184ed6c97e\
                43818729f5f5bd54dec615e4f581be6cf9fe3a73fadefb3770584400cfbe7d1b613c9ce6aacd915ae6c6c38c89549223bdfdd6e1\
                e6215e2120727151bf7e4f7dcd2dafc7231c48c457b301b04f9f938a6f2a09f6807a1e0f5e04da071c143ea68553c2cf9e3dd2fa\
                22a857b804403234ef0ab9b0c8e83c052a0a83d15f31c3ce70a309fbddd63f91558b3fa8a7376f263da2e710be6bb901848769a5\
                20c37849e242df4f4b058ab09562e37c36844a5d5af0940fa4ff09e1c2697b8cc9dac2c3850beac8e5cbb353e4304737b526c3dd\
                44f3bfc4b4b5cb07e1e3efdadec92a067609f468ae27bb7d41f4675bb7950e
                """),
        PredictorVector(predictor: 10, colors: 1, bits: 1, encoded: "789c636865b8c190cdb0866106000f52030d"),
        PredictorVector(predictor: 10, colors: 1, bits: 2, encoded: "789c6368bdc190bd8661c63486efcb182485002e27056b"),
        PredictorVector(
            predictor: 10, colors: 3, bits: 4,
            encoded: """
                789c013c00c3ff0085d86bac9896f7a619122d00df400bf515ae80e1a715ee00b13ba746a21240b07b26520002550994ff2d7c6a\
                502bd2001342af039445218f68207510cf17d5
                """),
        PredictorVector(
            predictor: 10, colors: 3, bits: 8,
            encoded: """
                789c016e0091ff0085d86bac9896f7a619122ddf400bf515ae80e1a71500eeb13ba746a21240b07b265202550994ff2d7c6a5000\
                2bd21342af039445218f68207518e4f581be6cf9fe003a58ef60b9a469567e59be1f36bfca931a4068ecc7001ab059ddccf14159\
                3e6d57b3aed762b75f8dca2400ab773264
                """),
        PredictorVector(
            predictor: 10, colors: 4, bits: 16,
            encoded: """
                789c011d01e2fe0085d86bac9896f7a619122ddf400bf515ae80e1a715eeb13ba746a21240b07b265202550994ff2d7c6a502bd2\
                1342af039445218f6820751800e4f581be6cf9fe3a58ef60b9a469567e59be1f36bfca931a4068ecc71ab059ddccf141593e6d57\
                b3aed762b75f8dca240096e106dd5af7d300c7231c48c457b3017772bbdb4ec6dd0a6df235f95e24e1e4750e4a3704a935a644ac\
                8809fecbddfdfcb0c83b33bae8b6ad78b07738e4f33900d15f31c3ce70a309cd3c08025fc52e4875e33f718602d12f86a1ab2a87\
                8658982bc16ea2d1689b777b0c742c81fdfe5af742f876df57eeee000fa4ff09e1c2697b9c6dd9cba54775656552a57ef92ba5ac\
                9d07cc41d66f996b61bb820cde507d5a3c994b36e4c6874ea54772f162077bb55b338d76
                """),
        PredictorVector(
            predictor: 10, colors: 1, bits: 8,
            encoded: "789c012800d7ff0085d86bac9896f700a619122ddf400b00f515ae80e1a71500eeb13ba746a2120040b07b265202556658104c"),
        PredictorVector(predictor: 11, colors: 1, bits: 1, encoded: "789c636c65bcc198cdb8867106000f700312"),
        PredictorVector(predictor: 11, colors: 1, bits: 2, encoded: "789c636c0d66cc76649cf18ff1fb7a46c99f00274805d8"),
        PredictorVector(
            predictor: 11, colors: 3, bits: 4,
            encoded: """
                789c013c00c3ff0185d8e6d42dea5f10226c1401df402cb50ab96b3327344701b13bf60bfbcc9e9e3b76d7010255073ff6997d3d\
                d4c1820113429cc1e5428d4a47910d02691952
                """),
        PredictorVector(
            predictor: 11, colors: 3, bits: 8,
            encoded: """
                789c016e0091ff0185d86b27c02b4b0e831b87c62ede16d5a38bccf99501eeb13bb995676bfa0e69e6a2872fb792aa24e86b2301\
                2bd21317ddf052961efb23ffe6b0c48069da777840013a58ef2661b5099ddaf068a1dd01ab5d5b76d5d287011ab059c31c98648d\
                4d2cfe754180af09882b13c573b0523545
                """),
        PredictorVector(
            predictor: 11, colors: 4, bits: 16,
            encoded: """
                789c011d01e2fe0185d86bac9896f7a6943ac233a875fe6f956eb4c8d5e3bc26f9c6c16b2bc2caebabbcb3f7544fb256184ed6c9\
                7f4382872af5f6bd55dec61501e4f581be6cf9fe3a74fadffb3870584401cfbf7d1b613d9ce7aacd915be6c6c38c89559224bdfe\
                d6e2e6215e2120737152bf7f4f7ecd2daf01c7231c48c457b301b04f9f938a6f2a09f6807a1e105e04da081c153ea68554c2cf9e\
                3ed2fa22a857b804403235ef0bb9b1c8e83c052a0b8301d15f31c3ce70a309fcddd73f91558b3fa8a7376f273da3e711be6cb901\
                848769a520c3784ae243df504b068ab09563e37c36844a5e5af094010fa4ff09e1c2697b8dc9dac2c4850ceac9e5ccb354e43047\
                38b527c3dd44f4bfc4b4b6cb08e1e4efdbdec92a06760af469ae27bb7e41f467b3d19557
                """),
        PredictorVector(
            predictor: 11, colors: 1, bits: 8,
            encoded: "789c012800d7ff0185539341ecfe6101a673f91bb261cb01f52099d261c66e01eec38a6c9f5c70014070cbab2cb05391c21384"),
        PredictorVector(predictor: 12, colors: 1, bits: 1, encoded: "789c636a650a669acce4c8f406000bc602a3"),
        PredictorVector(predictor: 12, colors: 1, bits: 2, encoded: "789c636abdc1f4ec0a93ee2ba6780126a51c002f6a0536"),
        PredictorVector(
            predictor: 12, colors: 3, bits: 4,
            encoded: """
                789c013c00c3ff0285d86bac9896f7a619122d025a68a0497d18893b8e03c102d2fb9c518d64c0cfd4116402511a624e5d1b3cba\
                d505800211eda66f9518a52518f5a314411998
                """),
        PredictorVector(
            predictor: 12, colors: 3, bits: 8,
            encoded: """
                789c016e0091ff0285d86bac9896f7a619122ddf400bf515ae80e1a7150269d9d0fbae0c1b9a9769f973c24a147f51ad9bc33b02\
                3d21d89b69618205711442ce73c3db618291f08fae020f86dc1e0aa1d5115dca56ffc1a7e69e9982fcf3c902e0586a7d134dd803\
                c014999478189824454d62383994a1348f
                """),
        PredictorVector(
            predictor: 12, colors: 4, bits: 16,
            encoded: """
                789c011d01e2fe0285d86bac9896f7a619122ddf400bf515ae80e1a715eeb13ba746a21240b07b265202550994ff2d7c6a502bd2\
                1342af039445218f68207518025f1d1612d46307943fdd33da645e6169ab3e3e8faadce2df99224ab5da00deb77aefec50aa6e2a\
                37448737e54c4b1b216c51c077753a82bb02e32e9b8a585eb5c71f835b22aa5d878c143416c39f5a4eca35a65e70eaf9dcc978bb\
                47b0c05e864a4ed96684d42d1e92ade2cf715b8afc66020a3c157b0a19f00856ca4d2711ff513e08f10a7828def04b119361f383\
                dd23f2e715e699d39dbe7a7f5cacf14e4316a44aca48ffa773fbb5023e45ce461352c672cf31d1c94682471df06f660d7329d47d\
                176621174fe941d336fa146a0de8e2e3c18dd70a63c989f4ae057a7b83b08dc70e0d8575
                """),
        PredictorVector(
            predictor: 12, colors: 1, bits: 8,
            encoded: "789c636abd91bd66c6b4ef4c8a8ecb1bdd578930f9ff9913cc94cec5f4734eaf7aeaefbf4c41ff1dea79129c0168dd1145"),
        PredictorVector(predictor: 13, colors: 1, bits: 1, encoded: "789c636e659ec6fc9fb99cd909000fcd02e3"),
        PredictorVector(predictor: 13, colors: 1, bits: 2, encoded: "789c636e9dc6acc9cd9cfc8579f503e6799b0124350592"),
        PredictorVector(
            predictor: 13, colors: 3, bits: 4,
            encoded: """
                789c013c00c3ff0385d829406340ab5b9ebf21039dd4667fc4e9fa375b9c8403421b49ae4498af3708c49e03aa38b547aadaddfc\
                d5e381031218a198bd2d993830c3d846d11c89
                """),
        PredictorVector(
            predictor: 13, colors: 3, bits: 8,
            encoded: """
                789c016e0091ff0385d86b6a2c61a15ace97dad337f586f5a906d750d503ac4506daa23a43ca5369f08ba53d66897ee9c2972f03\
                b47af6d923a96acec80833e72dbad071f636b484770325efe622362befd71cdd5fd0cf5449fe7a7ce9632803fd84e2a018739ec8\
                8720cc855d4ca417e73c3b7f5668b4388f
                """),
        PredictorVector(
            predictor: 13, colors: 4, bits: 16,
            encoded: """
                789c011d01e2fe0385d86bac9896f7a6d7a6f889f4c07ac2a277cb38f5e93731500632bf36392309ffdf040074a7f069414f01ce\
                c9c399c55f1d0c265fff1e1703a2894c6820ae83e7da6c09eb4ee75d57d6077f86631f10bec0e68ca39bf3d2bd83bca1f1e79614\
                0713372c22373647c95f08a0637a0458b50355a9dce98edb34e4e8e97d5b9a6659cb055ac871d85c29d21f61ba57c83f98c6a42d\
                43c1dd40975183ef53db850e15262fd5dc57b05a0475036e4e239f6c454a0929d49233d12a6e3fd84c21f4288e4a99112967d642\
                31d52ec61bd5890fc001ade854d9beff6c3dc4630066258367f6a503a775e7a87a8a18772efd56c605842a04ddaa19e064070262\
                288e24ed16171bc9fd57e59b0be5e3e9ce36d01a3520caf40cdad19b8179c11748fb8833
                """),
        PredictorVector(
            predictor: 13, colors: 1, bits: 8,
            encoded: "789c636e9df6bfdcc96b0d734ad48573b56d05cc8bfa660b1b89ef612e31e8f16ad2d9ce7cd2826daa4c8737005cb00ff5"),
        PredictorVector(predictor: 14, colors: 1, bits: 1, encoded: "789c636965096699cce2c8f206000c0202ad"),
        PredictorVector(predictor: 14, colors: 1, bits: 2, encoded: "789c63690d6679768545f7154bfc7a16a59f002c0c05e7"),
        PredictorVector(
            predictor: 14, colors: 3, bits: 4,
            encoded: """
                789c013c00c3ff0485d8e6d42dea5f10226c14045a682cb50ab9e8338e034704d2fb9c51fbcc9e9efb11ab04511a073ff6e7daba\
                d405820411ed9c6f9542a52547b6a33e691be8
                """),
        PredictorVector(
            predictor: 14, colors: 3, bits: 8,
            encoded: """
                789c016e0091ff0485d86b27c02b4b0e831b87c62ede16d5a38bccf9950469d9d0b9ae371bfa9769f973874ab79251249b6b3b04\
                3d21d817696182961efb42ff73b0db6182da778f40040f86dc1e61b5d511daf056a1dd57e69e5b82fc6b0904e0586aa313986403\
                4d2c999455809809454d3738397bef333b
                """),
        PredictorVector(
            predictor: 14, colors: 4, bits: 16,
            encoded: """
                789c011d01e2fe0485d86bac9896f7a6943ac233a875fe6f956eb4c8d5e3bc26f9c6c16b2bc2caebabbcb3f7544fb256184ed6c9\
                7f4382872af5f6bd55dec615045f1d1612d4630794d3dd33da64d35869abcf3e8f1bdc3d9ce7e8cdb55b00dec38cef9f92aa6e2a\
                d6e2e637e54c4b1b2152bf7f7775cd82af04e32e9b8a585eb5c71f4f9f938a6f87d0f680d5c3105a04da1c505e3eea85a2c27844\
                47d2e45ea857b80440e235ef0b03ade2cf715b57fc66040a3c157b0a19f00856ca4d2711ff513ea8f1376f27dea34b119361f383\
                dd2369e715c399d3bfbe7a7f4bac8a4e9563e37c3684ff5e5af0b5043e45ce461352c6728d0edac9468247eaf06fccb35429d464\
                28b52117dde941bf36b4d76a08e8e2efc18dc92a63c989f42aae7a7b7eb0f4c77c6b9545
                """),
        PredictorVector(
            predictor: 14, colors: 1, bits: 8,
            encoded: "789c63690d9eecf8e65f228ba2e3cf439b124b59fcf3e75c624abfcaf2734e574e6acc5f96a002877a9d84600075bd11c4"),
        PredictorVector(predictor: 15, colors: 1, bits: 1, encoded: "789c636c65bcc198cdb8867106000f700312"),
        PredictorVector(predictor: 15, colors: 1, bits: 2, encoded: "789c636c0d66cc76649cf18ff1fb7a46c99f00274805d8"),
        PredictorVector(
            predictor: 15, colors: 3, bits: 4,
            encoded: """
                789c013c00c3ff0185d8e6d42dea5f10226c1401df402cb50ab96b3327344701b13bf60bfbcc9e9e3b76d7010255073ff6997d3d\
                d4c1820113429cc1e5428d4a47910d02691952
                """),
        PredictorVector(
            predictor: 15, colors: 3, bits: 8,
            encoded: """
                789c016e0091ff0185d86b27c02b4b0e831b87c62ede16d5a38bccf99501eeb13bb995676bfa0e69e6a2872fb792aa24e86b2301\
                2bd21317ddf052961efb23ffe6b0c48069da777840013a58ef2661b5099ddaf068a1dd01ab5d5b76d5d287011ab059c31c98648d\
                4d2cfe754180af09882b13c573b0523545
                """),
        PredictorVector(
            predictor: 15, colors: 4, bits: 16,
            encoded: """
                789c011d01e2fe0185d86bac9896f7a6943ac233a875fe6f956eb4c8d5e3bc26f9c6c16b2bc2caebabbcb3f7544fb256184ed6c9\
                7f4382872af5f6bd55dec61501e4f581be6cf9fe3a74fadffb3870584401cfbf7d1b613d9ce7aacd915be6c6c38c89559224bdfe\
                d6e2e6215e2120737152bf7f4f7ecd2daf01c7231c48c457b301b04f9f938a6f2a09f6807a1e105e04da081c153ea68554c2cf9e\
                3ed2fa22a857b804403235ef0bb9b1c8e83c052a0b8301d15f31c3ce70a309fcddd73f91558b3fa8a7376f273da3e711be6cb901\
                848769a520c3784ae243df504b068ab09563e37c36844a5e5af094010fa4ff09e1c2697b8dc9dac2c4850ceac9e5ccb354e43047\
                38b527c3dd44f4bfc4b4b6cb08e1e4efdbdec92a06760af469ae27bb7e41f467b3d19557
                """),
        PredictorVector(
            predictor: 15, colors: 1, bits: 8,
            encoded: "789c012800d7ff0185539341ecfe6101a673f91bb261cb01f52099d261c66e01eec38a6c9f5c70014070cbab2cb05391c21384"),
    ]
}
