import {
  inflectGreekName,
  inflectHindiName,
  inflectPolishName,
  inflectCzechName,
  inflectRussianName,
} from './inflect-names.ts';

/** How names are made up in a language, and how it writes and inflects them; nobody is meant. */
export type InventedNameLanguage = {
  name: string;
  given: string[];
  /** Family names are put together from both lists. */
  family: [string[], string[]];
  isFamilyFirst?: boolean;
  /** The forms that a name takes in a sentence, as a grammar has them. */
  forms: (name: string) => string[];
  /** What stands before and behind a name. */
  carriers: [string, string][];
  /** No blank stands between the two names. */
  isUnspaced?: boolean;
  /** In small letters they say nothing. */
  isWord?: boolean;
};

const words = (text: string) => text.split(' ');
const asItIs = (name: string) => [name];
const attached = (before: string, behind: string) => (name: string) => [
  name,
  ...words(before).flatMap((it) => (it === '' ? [] : [`${it}${name}`])),
  ...words(behind).flatMap((it) => (it === '' ? [] : [`${name}${it}`])),
];

const english: [string, string][] = [
  ['The manager said that ', ' had called the customer.'],
  ['', ' wrote this answer.'],
  ['I asked, and so did ', ', for help.'],
  ['It was ', '’s idea.'],
  ['It was done by ', '.'],
];

/** Nineteen languages in thirteen scripts. */
export const inventedNameLanguages: InventedNameLanguage[] = [
  {
    name: 'English',
    given: words('Zelda Tamsin Corwin Aubrey Lowell Ottilie Bram Wynne Isolde Percival Sam Bo'),
    family: [
      words('Brook Quennel Hather Winder Thistle Marl Ock O’Dun McTar'),
      words('vale worthy more sby ston leigh'),
    ],
    forms: attached('', 's'),
    carriers: english,
  },
  {
    name: 'English, names that are words',
    given: words('Will Mark Grace Hope Rose Frank Faith Joy Dawn Art'),
    family: [words('Park Bell Long Field Stone Price Hall Young King Wood'), ['']],
    isWord: true,
    forms: asItIs,
    carriers: [
      ['I asked ', ' to help.'],
      ['', ' led it, not I.'],
      ['It went well. ', ' and I wrote it down.'],
      ['They only said "', '" twice.'],
      ['It was hard. ', '’s team helped.'],
      ['', ', who was new, asked me.'],
    ],
  },
  {
    name: 'German',
    given: words('Jürgen Götz Käthe Björn Ännchen Lieselotte Friedhelm Ute Sönke Hannelore'),
    family: [
      words('Müßig Grün Weiß Köhl Zöll Schäff Ost Rüd'),
      words('brodt bäumer lechner hübner mann oehler'),
    ],
    forms: attached('', 's'),
    carriers: [['Das war ', ' zu verdanken.'], ['Ich habe mit ', ' gearbeitet.'], ...english],
  },
  {
    name: 'Polish',
    given: words('Paweł Marek Agnieszka Zdzisława Mikołaj Monika Piotr Jadwiga Ewa Wojtek'),
    family: [words('Wróbl Kowal Zieliń Brzóz Jabł'), words('owicki owska czyk ikowski ak ewski')],
    forms: inflectPolishName,
    carriers: [
      ['Rozmawiałem o ', ' wczoraj.'],
      ['To był pomysł ', '.'],
    ],
  },
  {
    name: 'Czech',
    given: words('Zdeněk Božena Radovan Květa Marek Jarmila Oldřich Hana Vojtěch Alžběta'),
    family: [words('Dvořáč Kučm Hrabáň Šťast Políč'), words('ek ková ák erová ník')],
    forms: inflectCzechName,
    carriers: [
      ['Pracoval jsem s ', ' tři roky.'],
      ['Díky ', ' se to podařilo.'],
    ],
  },
  {
    name: 'Spanish',
    given: words('María Íñigo Begoña José Ángeles Nicanor Concepción Iván Leocadia Raúl'),
    family: [words('Quir Zald Meléndr Valdiv de␣la␣Riv del␣Mont'), words('ón uez ieso ierra eño')],
    forms: asItIs,
    carriers: [['Trabajé con ', ' dos años.'], ['Lo hizo ', '.'], ...english],
  },
  {
    name: 'Portuguese',
    given: words('João Conceição Tomé Inês Estêvão Graça Joaquim Lurdes Antão Benedita'),
    family: [
      words('Carvalh Figueir Sá␣Quint Mourã dos␣Sant da␣Magalh'),
      words('oso edo anilha ães eira'),
    ],
    forms: asItIs,
    carriers: [['Trabalhei com ', ' dois anos.'], ['Foi ', ' que fez.'], ...english],
  },
  {
    name: 'Turkish',
    given: words('Ayşegül İlker Çağrı Ömür Gülizar Iraz Şükriye Doğukan Yıldız Ümran'),
    family: [words('Çelik Yıldır Kızıl Öztür Ağaç'), words('dağ oğlu kaya soylu eş')],
    forms: attached('', 'nin ye da dan'),
    carriers: [
      ['Bu ', '’nin fikriydi.'],
      ['Dün ', ' ile konuştum.'],
      ['Bu iş ', ' tarafından yapıldı.'],
      ...english,
    ],
  },
  {
    name: 'Vietnamese',
    given: words('Ngọc␣Ánh Khoa Thuỳ␣Dương Phương Quỳnh Tường␣Vi Khánh Đức'),
    family: [words('Nguyễn Trịnh Đặng Huỳnh Phùng Lương'), ['']],
    isFamilyFirst: true,
    forms: asItIs,
    carriers: [['Tôi đã làm việc với ', ' hai năm.'], ['Chính ', ' đã giúp.'], ...english],
  },
  {
    name: 'Russian',
    given: words('Иван Анна Павел Пётр Ксения Тимофей Ольга Игорь Любовь Аркадий Илья'),
    family: [words('Кравел Берёз Тумарк Жовт Щеглов'), words('ин ов ский ская ова ина')],
    forms: inflectRussianName,
    carriers: [
      ['Вчера я говорил о ', ' с начальником.'],
      ['', ' помогала нам.'],
      ['спасибо ', '!'],
    ],
  },
  {
    name: 'Greek',
    given: words('Γιώργος Ελένη Θρασύβουλος Μαρία Νικήτας Φωτεινή Λάμπρος Ζωή'),
    family: [words('Παπαδ Καρβουν Ζαχαρ Μελισσ'), words('όπουλος άκης ίδης ιάδης άτος')],
    forms: inflectGreekName,
    carriers: [
      ['Μίλησα με τον ', ' χθες.'],
      ['Η ιδέα ήταν του ', '.'],
    ],
  },
  {
    name: 'Arabic',
    given: words('خالد فاطمة سلمى عمرو إبراهيم نورة أسامة هدى'),
    family: [words('الرشيد القحط الزهر المنص بركات'), words('ي اني اوي وري')],
    forms: attached('و ل ب ف', 'ا'),
    carriers: [
      ['تحدثت مع ', ' أمس.'],
      ['كان العمل ', ' كله.'],
    ],
  },
  {
    name: 'Hebrew',
    given: words('דנה אלעזר שירה מנחם תמר יהונתן רחל עמיחי'),
    family: [words('ברוק גולד רוזנ שמיר הלפר'), words('ין שטיין מן ברג')],
    forms: attached('ו ל ב ש מ ה כש', ''),
    carriers: [
      ['עבדתי עם ', ' שנתיים.'],
      ['', ' כתבה את זה.'],
    ],
  },
  {
    name: 'Hindi',
    given: words('मोहन राधिका विक्रम सुनीता अर्जुन कमला प्रकाश इंदु'),
    family: [words('चतुर भार वर्धम अग्नि'), words('वेदी द्वाज ानी होत्री')],
    forms: inflectHindiName,
    carriers: [
      ['मैंने ', ' के साथ काम किया।'],
      ['यह ', ' ने किया।'],
    ],
  },
  {
    name: 'Bengali',
    given: words('অনির্বাণ সুচিত্রা তপন মালবিকা দেবাশিস'),
    family: [words('চক্র বন্দ্যো মুখো গঙ্গো'), words('বর্তী পাধ্যায় টিয়া')],
    forms: attached('', 'কে ের র'),
    carriers: [['আমি ', ' সঙ্গে কাজ করেছি।']],
  },
  {
    name: 'Georgian',
    given: words('გიორგი ნინო თამარი დავითი ლევანი ქეთევანი'),
    family: [words('ბერი ჯაფა მელი წიკლა'), words('შვილი რიძე ური')],
    forms: (name) => [name, ...words('მა ს ის ით').map((it) => name.replace(/ი$/u, '') + it)],
    carriers: [['გუშინ ', ' მითხრა.']],
  },
  {
    name: 'Chinese',
    given: words('伟 小芳 建国 丽娟 志强 雪 文博 欣怡'),
    family: [words('王 李 欧阳 赵 司徒 陈'), ['']],
    isFamilyFirst: true,
    isUnspaced: true,
    forms: asItIs,
    carriers: [
      ['我的同事', '是谁'],
      ['', '写了这个答案。'],
      ['大家都说', '很努力，经理也同意。'],
    ],
  },
  {
    name: 'Japanese',
    given: words('花子 はるか 健太郎 ミナミ 美咲 翔 さくら 拓也'),
    family: [words('田中 森 佐々木 山之内 小野寺 林'), ['']],
    isFamilyFirst: true,
    isUnspaced: true,
    forms: asItIs,
    carriers: [
      ['担当者の', 'さんが電話しました。'],
      ['私は', 'と申します。'],
      ['昨日、', 'が来た。'],
    ],
  },
  {
    name: 'Korean',
    given: words('민수 하늘 서윤 준호 지혜 도현 은별 준'),
    family: [words('김 박 이 남궁 최 황보'), ['']],
    isFamilyFirst: true,
    isUnspaced: true,
    forms: asItIs,
    carriers: [
      ['저는 ', '입니다.'],
      ['어제 ', '는 회의에 왔다.'],
      ['그 일은 ', '에게 맡겼다.'],
      ['우리 팀의', '씨가'],
    ],
  },
  {
    name: 'Thai',
    given: words('สมชาย กานดา ปรีชา วราภรณ์ ธนากร มาลี'),
    family: [words('ใจ รัตน ศรี วงศ์'), words('ดีงาม พิทักษ์ สุวรรณ ประเสริฐ')],
    forms: asItIs,
    carriers: [
      ['เมื่อวานคุณ', 'โทรหาลูกค้า'],
      ['ผมชื่อ', 'ครับ'],
    ],
  },
];
