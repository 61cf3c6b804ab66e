extension SpokenSentences {
    /// Units of measurement.
    static let units = SpokenSentences(
        #"""
        Bake it for 25–30 min. Serves 4 with 1/2 tsp. salt and 1 tbsp. honey.
        Bake it for 25 to 30 minutes. Serves 4 with one half teaspoon salt and 1 tablespoon honey.
        It bears 10 N/mm² of load in 1,200 sq. ft. of floor.
        It bears 10 newtons per square millimetre of load in 1,200 square feet of floor.
        Take 1 fl oz milk.
        Take 1 fluid ounce milk.
        He ran 5 km—a record—and 5 km—6 km.
        He ran 5 kilometres – a record – and 5 kilometres – 6 kilometres.
        Take <5 mg at ~20 °C, ±0.5 °C, over >10 km and +3 kg.
        Take less than 5 milligrams at about 20 degrees Celsius, ±0.5 degrees Celsius, over greater than 10 kilometres and +3 kilograms.
        Add 2 tsp salt, ½ tsp sugar, 1½ km on, 2 1/2 kg and 4 fl oz milk.
        Add 2 teaspoons salt, ½ teaspoon sugar, 1½ kilometres on, 2 and one half kilograms and 4 fluid ounces milk.
        A board of ５ ㎞ in ＡＢＣ.
        A board of 5 kilometres in ABC.
        The wind blew at 50 km/h all day.
        The wind blew at 50 kilometres per hour all day.
        The pier is 5km away.
        The pier is 5 kilometres away.
        One net weighs 1 kg dry.
        One net weighs 1 kilogram dry.
        Ten nets weigh 10–12 kg dry.
        Ten nets weigh 10 to 12 kilograms dry.
        The water was 4 °C in March.
        The water was 4 degrees Celsius in March.
        The water was 4°C in March.
        The water was 4 degrees Celsius in March.
        The cabin was 70–75°F inside.
        The cabin was 70 to 75 degrees Fahrenheit inside.
        The log file takes 16GB.
        The log file takes 16 gigabytes.
        A ping takes 12 ms each way.
        A ping takes 12 milliseconds each way.
        The deck measures 100 m² in all.
        The deck measures 100 square metres in all.
        The hold takes 30 m³ of ice.
        The hold takes 30 cubic metres of ice.
        It accelerates at 0.5 m/s² at first.
        It accelerates at 0.5 metres per second squared at first.
        The brine holds 35 g/L of salt.
        The brine holds 35 grams per litre of salt.
        The density is 1025 kg/m³ at sea.
        The density is 1025 kilograms per cubic metre at sea.
        The beacon sends at 5.2 GHz.
        The beacon sends at 5.2 gigahertz.
        The motor draws 20 mA at 12 V.
        The motor draws 20 milliamperes at 12 volts.
        The motor gives 15 kW.
        The motor gives 15 kilowatts.
        It used 300 kWh in May.
        It used 300 kilowatt hours in May.
        The pressure fell to 980 hPa.
        The pressure fell to 980 hectopascals.
        The sample was 3 µm thick.
        The sample was 3 micrometres thick.
        The sample was 3 μm thick.
        The sample was 3 micrometres thick.
        A dose of 5 mg/kg was given.
        A dose of 5 milligrams per kilogram was given.
        The horn reaches 110 dB.
        The horn reaches 110 decibels.
        The field covers 3 ha.
        The field covers 3 hectares.
        The print is 3D.
        The print is 3D.
        The mast is 12 m high.
        The mast is 12 metres high.
        The rope is 1 m long.
        The rope is 1 metre long.
        The trip takes 45 min.
        The trip takes 45 minutes.
        The trip takes 2 h by sail.
        The trip takes 2 hours by sail.
        The boat is 30 ft. long.
        The boat is 30 feet long.
        The anchor weighs 40 lbs. dry.
        The anchor weighs 40 pounds dry.
        The signal is 2.4 ppm strong.
        The signal is 2.4 parts per million strong.
        The wind gusted to 70 mph.
        The wind gusted to 70 miles per hour.
        Light of 650 nm was used.
        Light of 650 nanometres was used.
        The pump moves 3 L/min at most.
        The pump moves 3 litres per minute at most.
        The angle is 45° at noon.
        The angle is 45° at noon.
        In Table 3 m is the mass, and 3 m is a length.
        In Table 3 m is the mass, and 3 metres is a length.
        Rates rose by 25 bps, and the modem has 9600 bps.
        Rates rose by 25 bps, and the modem has 9600 bits per second.
        He was 6 ft. 2 in. tall and ran 5 miles/hour.
        He was 6 feet 2 inches tall and ran 5 miles per hour.
        A ⅜-inch nut and a 1⅛-inch bolt.
        A three eighths-inch nut and a 1 and one eighth-inch bolt.
        It moves 3 m s⁻¹ with 2 W m⁻² K⁻¹ at 1700 cm⁻¹, and x⁻¹.
        It moves 3 metres per second with 2 watts per square metre per kelvin at 1700 per centimetre, and x to the minus 1.
        Wait 1 hr. slowly for 1 lb. of salt.
        Wait 1 hour slowly for 1 pound of salt.
        A line 3 m long and a table 2 m wide: USE 12 V MAINS.
        A line 3 metres long and a table 2 metres wide: USE 12 volts MAINS.
        At 4 K the memory cells freeze, and the 640 K memory is full.
        At 4 kelvin the memory cells freeze, and the 640 K memory is full.
        He ran 6 ft. 20 people watched him.
        He ran 6 feet. 20 people watched him.
        """#)
}
