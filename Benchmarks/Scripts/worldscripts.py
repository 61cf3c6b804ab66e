#!/usr/bin/env python3
"""Reports, laws, notices and papers in Arabic, Persian, Urdu, Hebrew, Hindi, Bengali, Tamil, Thai, Russian, Greek and Vietnamese as a browser or WeasyPrint
prints them, at random, whose text is known because it was written first.

    worldscripts.py make FOLDER [--first 0] [--count 100] [--browser /usr/bin/chromium]     writes NUMBER.pdf and NUMBER.json, the same for the same number
    worldscripts.py score FOLDER --run 'aloud text {pdf}' [--show 10]         texts torn, split in two, out of order, run into others, parted or joined; edges read

Headings and items are numbered as these languages do ("أولاً:", "أ-", "المادة ٣", "א.", "סעיף 3", "(क)", "धारा 5", "ข้อ ๓", "а)", "Статья 5.", "Άρθρο 3", "Điều 5.").
Needs what `eastasian.py` does, and fonts of the scripts (Debian: fonts-noto-core, fonts-hosny-amiri).
"""

import bisect
import json
import random
import re
import unicodedata
from html import escape

import eastasian
import office

# Parts of sentences, what stands between them, what ends them, the word for a report, fonts, and whether the script runs to the left.
LANGUAGES = {
    "ar": ([
        "في ساعات الصباح الأولى|بعد أن أنهت اللجنة مداولاتها|قبل وصول المهندس بوقت طويل|بعد ثلاثة أسابيع هادئة|على الضفة الشمالية للنهر|حسب ذكريات الجدة",
        "فحص حارس المنارة بعناية|لم يفهم أحد في القرية|وصف المهندس المعلم نفسه|أعاد الأصدقاء القدامى|رفضت ابنة المدير أن تقبل|سجلت الإدارة المختصة أولاً",
        "آلة شديدة التعقيد|تذاكر الدرجة الأولى والثانية|بعض صور الشلال|موسوعة من القرن التاسع عشر|رسائل الجد الأكبر|شجرة التفاح في الفناء",
        "لأن حرارة الظهيرة كانت لا تطاق|رغم أن ذلك لم يكن ضرورياً|حتى يؤجل القرار إلى الربع الثاني|بينما انتقل الحديث إلى أمر آخر|كأن شيئاً لم يحدث|في عام 2019 أو بعده بقليل"],
        "، ", ".", "تقرير", ["Noto Naskh Arabic", "Amiri", "DejaVu Sans", "Noto Sans Arabic"]),
    "fa": ([
        "در نخستین ساعت‌های بامداد|پس از آنکه کمیته بررسی را به پایان رساند|مدت‌ها پیش از رسیدن نقشه‌بردار|بعد از سه هفتهٔ آرام|در کرانهٔ شمالی رودخانه|بنا به خاطرات مادربزرگ",
        "نگهبان فانوس دریایی با دقت بررسی می‌کرد|هیچ‌کس در روستا نمی‌فهمید|مهندس خودآموخته شرح داد|دوستان قدیمی برگرداندند|دختر مدیر نمی‌خواست بپذیرد|ادارهٔ مربوط نخست ثبت کرد",
        "دستگاهی بسیار پیچیده را|بلیت‌های درجهٔ یک و دو را|چند عکس از آبشار را|دانشنامه‌ای از قرن نوزدهم را|نامه‌های پدربزرگ را|درخت سیب حیاط را",
        "زیرا گرمای بعدازظهر تحمل‌ناپذیر بود|گرچه چندان ضروری نبود|تا تصمیم به فصل دوم موکول شود|در حالی که گفت‌وگو به موضوع دیگری رسید|گویی هیچ اتفاقی نیفتاده است|در سال ۱۳۹۸ یا اندکی پس از آن"],
        "، ", ".", "گزارش", ["Noto Naskh Arabic", "Noto Sans Arabic", "Amiri"]),
    "ur": ([
        "صبح کے ابتدائی اوقات میں|جب کمیٹی نے غور مکمل کر لیا|انجینئر کے آنے سے بہت پہلے|تین پرسکون ہفتوں کے بعد|دریا کے شمالی کنارے پر|دادی کی یادداشت کے مطابق",
        "مینار کے محافظ نے احتیاط سے جائزہ لیا|گاؤں میں کوئی نہیں سمجھا|خود آموز انجینئر نے بیان کیا|پرانے دوستوں نے واپس کیا|مدیر کی بیٹی نے انکار کیا|متعلقہ محکمے نے پہلے درج کیا",
        "ایک نہایت پیچیدہ مشین کا|پہلے اور دوسرے درجے کے ٹکٹوں کا|آبشار کی چند تصویروں کا|انیسویں صدی کے انسائیکلوپیڈیا کا|پردادا کے خطوط کا|صحن کے سیب کے درخت کا",
        "کیونکہ دوپہر کی گرمی ناقابل برداشت تھی|اگرچہ یہ ضروری نہیں تھا|تاکہ فیصلہ دوسری سہ ماہی تک ملتوی ہو|جبکہ گفتگو دوسری طرف چلی گئی|گویا کچھ ہوا ہی نہیں|سنہ 2019 میں یا اس کے بعد"],
        "، ", "۔", "رپورٹ", ["Noto Naskh Arabic", "Noto Nastaliq Urdu"]),
    "he": ([
        "בשעות הבוקר המוקדמות|לאחר שהוועדה סיימה את דיוניה|זמן רב לפני שהגיע המודד|אחרי שלושה שבועות שקטים|על הגדה הצפונית של הנהר|לפי זיכרונותיה של הסבתא",
        "בדק שומר המגדלור בקפידה|איש בכפר לא הבין|תיאר המהנדס שלמד בעצמו|החזירו הידידים הוותיקים|סירבה בת המנהל לקבל|רשמה תחילה המחלקה המוסמכת",
        "מנגנון מסובך מאוד|כרטיסים במחלקה הראשונה והשנייה|כמה תצלומים של המפל|אנציקלופדיה מהמאה התשע-עשרה|את מכתבי סבא־רבא|את עץ התפוח שבחצר",
        "מפני שחום הצהריים היה בלתי נסבל|אף שהדבר לא היה הכרחי|כדי לדחות את ההחלטה לרבעון השני|בזמן שהשיחה עברה לעניין אחר|כאילו לא קרה דבר|בשנת 2019 או מעט אחריה"],
        ", ", ".", "דוח", ["Noto Serif Hebrew", "Noto Sans Hebrew", "DejaVu Sans", "Liberation Serif"]),
    "hi": ([
        "सुबह के शुरुआती घंटों में|जब समिति ने विचार-विमर्श पूरा कर लिया|सर्वेक्षक के आने से बहुत पहले|तीन शांत सप्ताहों के बाद|नदी के उत्तरी किनारे पर|दादी की स्मृतियों के अनुसार",
        "प्रकाश-स्तंभ के रक्षक ने ध्यान से देखा|गाँव में कोई नहीं समझ पाया|स्वशिक्षित अभियंता ने बताया|पुराने मित्रों ने लौटाया|प्रधानाचार्य की बेटी ने मना किया|संबंधित विभाग ने पहले दर्ज किया",
        "एक अत्यंत जटिल यंत्र को|पहली और दूसरी श्रेणी के टिकटों को|झरने के कुछ चित्रों को|उन्नीसवीं सदी के विश्वकोश को|परदादा के पत्रों को|आँगन के सेब के पेड़ को",
        "क्योंकि दोपहर की गर्मी असहनीय थी|यद्यपि यह आवश्यक नहीं था|ताकि निर्णय दूसरी तिमाही तक टल सके|जबकि बात किसी और विषय पर चली गई|मानो कुछ हुआ ही न हो|सन 2019 में या उसके बाद"],
        ", ", "।", "प्रतिवेदन", ["Noto Serif Devanagari", "Noto Sans Devanagari"]),
    "bn": ([
        "ভোরের প্রথম প্রহরে|কমিটি আলোচনা শেষ করার পর|জরিপকারী আসার অনেক আগে|তিনটি শান্ত সপ্তাহের পরে|নদীর উত্তর তীরে|ঠাকুমার স্মৃতি অনুযায়ী",
        "বাতিঘরের রক্ষক মন দিয়ে দেখলেন|গ্রামের কেউ বুঝতে পারেনি|স্বশিক্ষিত প্রকৌশলী বর্ণনা করলেন|পুরোনো বন্ধুরা ফিরিয়ে দিলেন|প্রধান শিক্ষকের মেয়ে নিতে চায়নি|সংশ্লিষ্ট বিভাগ প্রথমে লিখে রাখল",
        "একটি অত্যন্ত জটিল যন্ত্র|প্রথম ও দ্বিতীয় শ্রেণির টিকিট|জলপ্রপাতের কয়েকটি ছবি|উনিশ শতকের বিশ্বকোষ|প্রপিতামহের চিঠিগুলি|উঠোনের আপেল গাছ",
        "কারণ দুপুরের গরম অসহ্য ছিল|যদিও তা একান্ত দরকারি ছিল না|যাতে সিদ্ধান্ত দ্বিতীয় প্রান্তিকে পিছিয়ে যায়|যখন আলাপ অন্য দিকে চলে গেল|যেন কিছুই ঘটেনি|২০১৯ সালে কিংবা তার পরে"],
        ", ", "।", "প্রতিবেদন", ["Noto Serif Bengali", "Noto Sans Bengali"]),
    "ta": ([
        "அதிகாலை நேரத்தில்|குழு ஆலோசனையை முடித்த பிறகு|அளவையாளர் வருவதற்கு முன்பே|மூன்று அமைதியான வாரங்களுக்குப் பின்|ஆற்றின் வடக்குக் கரையில்|பாட்டியின் நினைவுகளின்படி",
        "கலங்கரை விளக்கக் காவலர் கவனமாக ஆராய்ந்தார்|ஊரில் யாருக்கும் புரியவில்லை|தானே கற்ற பொறியாளர் விவரித்தார்|பழைய நண்பர்கள் திருப்பித் தந்தனர்|தலைமை ஆசிரியரின் மகள் மறுத்தாள்|உரிய துறை முதலில் பதிவு செய்தது",
        "மிகவும் சிக்கலான இயந்திரத்தை|முதல் மற்றும் இரண்டாம் வகுப்புச் சீட்டுகளை|அருவியின் சில படங்களை|பத்தொன்பதாம் நூற்றாண்டுக் களஞ்சியத்தை|கொள்ளுத்தாத்தாவின் கடிதங்களை|முற்றத்து ஆப்பிள் மரத்தை",
        "ஏனெனில் பிற்பகல் வெயில் தாங்க முடியாததாக இருந்தது|அது அவசியம் இல்லை என்றாலும்|முடிவு இரண்டாம் காலாண்டுக்குத் தள்ளிப் போகும்படி|பேச்சு வேறு திசைக்குச் சென்றபோது|எதுவும் நடக்காதது போல|2019 ஆம் ஆண்டில்"],
        ", ", ".", "அறிக்கை", ["Noto Serif Tamil", "Noto Sans Tamil"]),
    "th": ([
        "ในช่วงเช้าตรู่ของวันนั้น|หลังจากคณะกรรมการพิจารณาเสร็จสิ้น|ก่อนที่ช่างสำรวจจะมาถึง|เมื่อผ่านสามสัปดาห์อันเงียบสงบ|บนฝั่งเหนือของแม่น้ำ|ตามความทรงจำของคุณยาย",
        "ผู้ดูแลประภาคารตรวจสอบอย่างละเอียด|ไม่มีใครในหมู่บ้านเข้าใจ|วิศวกรผู้เรียนรู้ด้วยตนเองอธิบาย|เพื่อนเก่านำกลับมาให้ดู|ลูกสาวของครูใหญ่ไม่ยอมรับ|หน่วยงานที่เกี่ยวข้องบันทึกไว้ก่อน",
        "เครื่องจักรที่ซับซ้อนอย่างยิ่ง|ตั๋วชั้นหนึ่งและชั้นสอง|ภาพถ่ายน้ำตกหลายภาพ|สารานุกรมจากศตวรรษที่สิบเก้า|จดหมายของคุณทวด|ต้นแอปเปิลในลานบ้าน",
        "เพราะอากาศตอนบ่ายร้อนเกินทน|แม้ว่าจะไม่จำเป็นนัก|เพื่อเลื่อนการตัดสินใจไปไตรมาสที่สอง|ขณะที่การสนทนาเปลี่ยนไปเรื่องอื่น|ราวกับไม่มีอะไรเกิดขึ้น|ในปี พ.ศ. 2562"],
        "", " ", "รายงาน", ["Noto Serif Thai", "Noto Sans Thai", "Noto Looped Thai", "Loma", "Norasi"]),
    "ru": ([
        "В ранние утренние часы|После того как комиссия завершила обсуждение|Задолго до прибытия землемера|После трёх спокойных недель|На северо-западном берегу водохранилища|По воспоминаниям бабушки",
        "смотритель маяка тщательно осматривал|никто в деревне не понимал|инженер-самоучка описывал|старые знакомые привезли обратно|дочь директора отказалась принять|уполномоченное ведомство сначала учло",
        "чрезвычайно сложный механизм|билеты первого и второго класса|несколько фотографий водопада|энциклопедию девятнадцатого века|письма прадедушки|пятидесятилетнюю яблоню во дворе",
        "потому что послеполуденный зной стал невыносим|хотя это не было строго необходимо|чтобы решение отложили до II квартала|между тем как разговор перешёл на другое|словно ничего не произошло|в 2019 г. или немного позже"],
        ", ", ".", "Отчёт", ["DejaVu Serif", "Liberation Serif", "Liberation Sans", "Noto Serif"]),
    "el": ([
        "Τις πρώτες πρωινές ώρες|Αφού η επιτροπή ολοκλήρωσε τη συζήτηση|Πολύ πριν φτάσει ο τοπογράφος|Ύστερα από τρεις ήσυχες εβδομάδες|Στη βόρεια όχθη του ποταμού|Σύμφωνα με τις αναμνήσεις της γιαγιάς",
        "ο φαροφύλακας εξέταζε προσεκτικά|κανείς στο χωριό δεν καταλάβαινε|ο αυτοδίδακτος μηχανικός περιέγραψε|οι παλιοί γνώριμοι έφεραν πίσω|η κόρη του διευθυντή αρνήθηκε|η αρμόδια υπηρεσία κατέγραψε πρώτα",
        "έναν εξαιρετικά περίπλοκο μηχανισμό|εισιτήρια πρώτης και δεύτερης θέσης|μερικές φωτογραφίες του καταρράκτη|μια εγκυκλοπαίδεια του δέκατου ένατου αιώνα|τα γράμματα του προπάππου|τη μηλιά της αυλής",
        "επειδή η ζέστη του απογεύματος ήταν αφόρητη|αν και δεν ήταν απολύτως αναγκαίο|ώστε η απόφαση να αναβληθεί|ενώ η συζήτηση πέρασε σε άλλο θέμα|σαν να μην είχε συμβεί τίποτα|το 2019 ή λίγο αργότερα"],
        ", ", ".", "Έκθεση", ["DejaVu Serif", "Liberation Serif", "Noto Serif"]),
    "vi": ([
        "Vào những giờ đầu buổi sáng|Sau khi ủy ban kết thúc thảo luận|Rất lâu trước khi người đo đạc đến|Sau ba tuần yên tĩnh|Trên bờ bắc của con sông|Theo hồi ức của bà ngoại",
        "người gác hải đăng xem xét cẩn thận|không ai trong làng hiểu được|người kỹ sư tự học mô tả|những người bạn cũ mang trả lại|con gái hiệu trưởng từ chối nhận|cơ quan có thẩm quyền ghi nhận trước",
        "một cỗ máy vô cùng phức tạp|vé hạng nhất và hạng nhì|vài bức ảnh thác nước|bộ bách khoa thư thế kỷ mười chín|những lá thư của cụ cố|cây táo trong sân",
        "vì cái nóng buổi chiều không chịu nổi|mặc dù điều đó không thật cần thiết|để quyết định được hoãn đến quý II|trong khi câu chuyện chuyển sang việc khác|như thể chưa có gì xảy ra|vào năm 2019 hoặc muộn hơn"],
        ", ", ".", "Báo cáo", ["DejaVu Serif", "Liberation Serif", "Noto Serif"]),
}
LEFTWARD = {"ar", "fa", "ur", "he"}
FIGURES = {"ar": "٠١٢٣٤٥٦٧٨٩", "fa": "۰۱۲۳۴۵۶۷۸۹", "hi": "०१२३४५६७८९", "bn": "০১২৩৪৫৬৭৮৯", "th": "๐๑๒๓๔๕๖๗๘๙"}
LETTERS = {"ar": "أبجدهوزحطي", "fa": "الف ب پ ت ث ج چ ح خ د".split(), "ur": "ا ب پ ت ٹ ث ج چ ح خ".split(), "he": "אבגדהוזחטי", "hi": "कखगघङचछजझञ", "bn": "কখগঘঙচছজঝঞ",
           "ta": "அஆஇஈஉஊஎஏஐஒ", "th": "กขคงจฉชซฌญ", "ru": "абвгдежзик", "el": "αβγδεζηθικ", "vi": "abcdđeghik"}
ORDINALS = {"ar": "أولاً ثانياً ثالثاً رابعاً خامساً سادساً سابعاً ثامناً تاسعاً عاشراً".split(), "he": "ראשית שנית שלישית רביעית חמישית שישית שביעית שמינית תשיעית עשירית".split()}
ROMAN = "I II III IV V VI VII VIII IX X".split()
# What numbers headings of three depths, and items: # is a figure as the language writes it, 1 one of Europe's, @ a letter, & an ordinal, I a Roman number.
SCHEMES = {
    "ar": (["الفصل #: ", "&: ", "#. ", "1. "], ["المادة #: ", "المادة (#) ", "#- ", "@- ", "(#) "], ["@- ", "#- ", "• ", "- ", "#. ", "1. ", "@) ", "(@) "]),
    "fa": (["فصل #: ", "#. ", "#- "], ["مادهٔ # - ", "ماده # ـ ", "#.# ", "@) "], ["@) ", "#- ", "• ", "- ", "#. ", "@ - "]),
    "ur": (["باب #: ", "#. ", "1۔ "], ["دفعہ 1: ", "1۔ ", "(@) "], ["(1) ", "1۔ ", "• ", "(@) "]),
    "he": (["פרק @: ", "1. ", "&, ", "@. "], ["סעיף 1: ", "1.1 ", "@. ", "1. "], ["@. ", "1. ", "(@) ", "(1) ", "• ", "- "]),
    "hi": (["अध्याय # ", "#. ", "1. "], ["धारा # – ", "1.1 ", "(@) ", "#. "], ["(@) ", "(#) ", "(1) ", "1. ", "• ", "#. "]),
    "bn": (["অধ্যায় # ", "#. ", "#। "], ["ধারা #: ", "#।# ", "(@) "], ["(@) ", "(#) ", "#। ", "• ", "#. "]),
    "ta": (["அத்தியாயம் 1 ", "1. "], ["பிரிவு 1: ", "1.1 ", "(@) "], ["(@) ", "1) ", "1. ", "• "]),
    "th": (["บทที่ # ", "หมวด # ", "1. ", "#. "], ["ข้อ # ", "มาตรา # ", "1.1 ", "#.# "], ["(#) ", "@. ", "1) ", "#. ", "• ", "- "]),
    "ru": (["Глава 1. ", "Глава I. ", "1. ", "I. "], ["Статья 1. ", "1.1. ", "§ 1. ", "1.1 "], ["а) ", "1) ", "— ", "– ", "• ", "@) ", "1. "]),
    "el": (["Κεφάλαιο 1. ", "Κεφάλαιο Ι: ", "1. ", "Α. "], ["Άρθρο 1 ", "1.1 ", "§ 1. "], ["@) ", "(@) ", "1. ", "• ", "– "]),
    "vi": (["Chương I. ", "Phần 1. ", "I. ", "1. "], ["Điều 1. ", "1.1. ", "1. "], ["@) ", "1. ", "- ", "• ", "+ "]),
}


class Document(eastasian.Document):
    def __init__(self, number):
        self.rng = random.Random(number)
        self.language = self.rng.choice(sorted(LANGUAGES))
        parts, self.between, self.stop, self.report, self.fonts = LANGUAGES[self.language]
        self.parts = [part.split("|") for part in parts]
        self.truth, self.html, self.head = [], [], ""
        self.schemes = [self.rng.choice(kinds) for kinds in SCHEMES[self.language]]

    def sentence(self):
        chosen = [self.rng.choice(part) for part in self.parts]
        if self.language == "th": return chosen[0] + chosen[1] + chosen[2] + (" " if self.rng.random() < 0.5 else "") + chosen[3]
        return chosen[0] + " " + chosen[1] + " " + chosen[2] + self.between + chosen[3] + self.stop

    def text(self, least, most):
        return " ".join(self.sentence() for _ in range(self.rng.randint(least, most)))

    def title(self):
        said = self.rng.choice(self.parts[2] + self.parts[0])
        return said[:1].upper() + said[1:]

    def heading(self, level, count):
        self.say("heading", self.label(self.schemes[level], count) + self.title(), f"l{level}", f"h{level + 2}")

    def label(self, scheme, count):
        number = count + 1
        own = str(number).translate(str.maketrans("0123456789", FIGURES.get(self.language, "0123456789")))
        signs = {"#": own, "1": str(number), "@": LETTERS[self.language][count % 10], "&": ORDINALS.get(self.language, ROMAN)[count % 10], "I": ROMAN[count % 10],
                 "а": LETTERS["ru"][count % 10] if scheme == "а) " else "а", "Α": "ΑΒΓΔΕΖΗΘΙΚ"[count % 10] if scheme == "Α. " else "Α", "Ι": ROMAN[count % 10]}
        return "".join(signs.get(sign, sign) for sign in scheme)

    def items(self):
        is_short = self.rng.random() < 0.35
        for count in range(self.rng.randint(2, 6)):
            said = self.title() if is_short else self.text(1, 3).strip()
            if not is_short and self.rng.random() < 0.3 and self.language != "th": said = said[:-1] + ("؛" if self.language in {"ar", "fa", "ur"} else ";")
            self.say("item", self.label(self.schemes[2], count) + said)

    def body(self):
        kind = self.rng.choice(["report", "report", "rules", "paper", "notice"])
        self.columns = 2 if kind == "paper" else 1
        title = f"{self.report} {self.rng.choice(self.parts[2])}"
        self.say("title", title, tag="h1")
        self.head = title if self.rng.random() < 0.5 else ""
        if kind == "notice": self.paragraphs(1, 2)
        return self.chapters(kind)

    def style(self):
        style = super().style()
        indent = self.rng.choice([0, 0, 1.5, 2.5])
        return style + f" p {{ text-indent: {indent}em }} html {{ hyphens: manual }} .item {{ text-indent: {self.hang}em; padding-inline-start: {self.padding}em }} td {{ text-align: start }}" \
            + (" html { text-align: justify }" if self.rng.random() < 0.5 else " html { text-align: start }")

    @property
    def direction(self):
        return "rtl" if self.language in LEFTWARD else "ltr"


def plain(text, language):
    """Without what differs in how a text is laid out only: spaces in a row, marks of direction; of Thai, which has spaces between sentences only, all of them."""
    text = unicodedata.normalize("NFKC", text)
    text = re.sub("[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad\ufeff\u0640\u200c\u200d]", "", text)
    return re.sub(r"\s+", "" if language == "th" else " ", text).strip()


def judge(document, text):
    language = document["language"]
    paragraphs = [plain(part, language) for part in re.split(r"\n\n+|\f", text) if part.strip()]
    bare = [part.replace(" ", "") for part in paragraphs]
    cells = {plain(part, language).replace(" ", "") for part in re.split(r"[\n\t]+|\f", text) if part.strip()}
    whole, starts = "", []
    for part in bare:
        starts.append(len(whole))
        whole += part
    faults, last = [], 0
    for kind, said in document["truth"]:
        wanted = plain(said, language).replace(" ", "")
        if kind == "cell":
            if wanted not in cells: faults.append(("torn" if wanted not in whole else "run on", kind, said))
            continue
        forms = {plain(form, language) for form in (said, re.sub(r"^[•\-–—+] ?", "", said))}
        tight = {form.replace(" ", "") for form in forms}
        least = min(tight, key=len)
        if len(least) < 5: continue
        place = whole.find(least, last)
        if place < 0:
            faults.append(("torn" if whole.find(least) < 0 else "out of order", kind, said))
            continue
        index, end = bisect.bisect(starts, place), bisect.bisect(starts, place + len(least) - 1)
        if index != end: faults.append(("split", kind, said))
        elif bare[index - 1] not in tight: faults.append(("run on", kind, said))
        elif paragraphs[index - 1] not in forms: faults.append(("spaced", kind, said))
        last = place
    return faults + eastasian.edges_read(bare, plain(document["head"], language).replace(" ", ""))


def make(args):
    eastasian.print_all(args, Document)


def score(args):
    office.score_by(args, eastasian.total, judge, "language")


if __name__ == "__main__":
    eastasian.run(__doc__, make, score)
