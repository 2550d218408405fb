import { type Hint, primary } from '#src/content/law/law.ts'
import { CHANGES_PERMIT, type EmployersAnswers, NEEDS_PERMIT, NOT_EU } from './questions.ts'

/** §§ 18a, 18b: what a first permit asks for of people who are older; the Blue Card, which does not, comes first. */
const AGE = {
  en: 'The Blue Card has no age rule. From the age of {skilledWorkerAgeThreshold}, a first permit under §§ 18a, 18b asks for {skilledWorkerAgeSalary}[ ({skilledWorkerAgeSalary@next:year}: {skilledWorkerAgeSalary@next}, {skilledWorkerAgeSalary@next:status})] or an adequate pension.',
  de: 'Für die Blaue Karte gilt keine Altersregel. Ab {skilledWorkerAgeThreshold} Jahren verlangt der erste Titel nach §§ 18a, 18b {skilledWorkerAgeSalary}[ ({skilledWorkerAgeSalary@next:year}: {skilledWorkerAgeSalary@next}, {skilledWorkerAgeSalary@next:status})] oder eine angemessene Altersversorgung.',
  tr: 'Mavi Kart’ta yaş kuralı yoktur. {skilledWorkerAgeThreshold} yaşından itibaren §§ 18a, 18b ile ilk izin {skilledWorkerAgeSalary}[ ({skilledWorkerAgeSalary@next:year}: {skilledWorkerAgeSalary@next}, {skilledWorkerAgeSalary@next:status})] veya yeterli emeklilik güvencesi ister.',
  law: [primary('§ 18 Abs. 2 Satz 1 Nr. 5 AufenthG')],
} as const

/** The same of experienced workers, care assistants and drivers. */
const AGE_BY_ORDINANCE = {
  en: 'From the age of {experiencedWorkerAgeThreshold}, the agency’s first consent for experienced workers, care assistants and drivers asks for {experiencedWorkerAgeSalary}[ ({experiencedWorkerAgeSalary@next:year}: {experiencedWorkerAgeSalary@next}, {experiencedWorkerAgeSalary@next:status})] or an adequate pension.',
  de: 'Ab {experiencedWorkerAgeThreshold} Jahren verlangt die erste Zustimmung für Berufserfahrene, Pflegehilfe und Fahrer {experiencedWorkerAgeSalary}[ ({experiencedWorkerAgeSalary@next:year}: {experiencedWorkerAgeSalary@next}, {experiencedWorkerAgeSalary@next:status})] oder eine angemessene Altersversorgung.',
  tr: '{experiencedWorkerAgeThreshold} yaşından itibaren deneyimli çalışanlar, bakım yardımcıları ve şoförler için ajansın ilk onayı {experiencedWorkerAgeSalary}[ ({experiencedWorkerAgeSalary@next:year}: {experiencedWorkerAgeSalary@next}, {experiencedWorkerAgeSalary@next:status})] veya yeterli emeklilik güvencesi ister.',
  law: [primary('§ 1 Abs. 2 BeschV')],
} as const

export const EMPLOYERS_HINTS = [
  {
    id: 'HH-3',
    when: { passport: NOT_EU, where: CHANGES_PERMIT },
    en: 'In Germany the immigration authority decides. The new job may start only when the permit, or the certificate of the authority, allows it.',
    de: 'In Deutschland entscheidet die Ausländerbehörde. Die neue Stelle darf erst beginnen, wenn der Aufenthaltstitel oder die Bescheinigung der Behörde sie erlaubt.',
    tr: 'Almanya’da kararı yabancılar dairesi verir. Yeni iş, ancak oturum izni veya dairenin belgesi buna izin verince başlayabilir.',
    law: [primary('§ 4a Abs. 3 Satz 4 AufenthG'), primary('§ 81 Abs. 5a AufenthG')],
  },
  {
    id: 'HH-10',
    when: { whom: ['degree_list', 'degree_other', 'doctor'], salary: ['hi', 'unknown'] },
    en: 'Decided in {blueCardSalary:year}: as above. Decided in {blueCardSalary@next:year}: the Blue Card asks for {blueCardSalary@next}, in listed cases {blueCardSalaryReduced@next} ({blueCardSalary@next:status}).',
    de: 'Entscheidung {blueCardSalary:year}: wie oben. Entscheidung {blueCardSalary@next:year}: Die Blaue Karte verlangt {blueCardSalary@next}, in bestimmten Fällen {blueCardSalaryReduced@next} ({blueCardSalary@next:status}).',
    tr: '{blueCardSalary:year} yılında karar verilirse: yukarıdaki gibi. {blueCardSalary@next:year} yılında karar verilirse: Mavi Kart {blueCardSalary@next}, listedeki durumlarda {blueCardSalaryReduced@next} ister ({blueCardSalary@next:status}).',
    law: [primary('§ 18g Abs. 1, 7 AufenthG')],
  },
  {
    id: 'HH-11',
    when: { whom: ['degree_list', 'degree_other', 'doctor', 'it_exp'], salary: ['mid'] },
    en: 'Decided in {blueCardSalaryReduced:year}: as above. Decided in {blueCardSalaryReduced@next:year}: the Blue Card asks for {blueCardSalaryReduced@next} even in listed cases; below it this result does not hold ({blueCardSalaryReduced@next:status}).',
    de: 'Entscheidung {blueCardSalaryReduced:year}: wie oben. Entscheidung {blueCardSalaryReduced@next:year}: Die Blaue Karte verlangt auch in bestimmten Fällen {blueCardSalaryReduced@next}; darunter gilt dieses Ergebnis nicht mehr ({blueCardSalaryReduced@next:status}).',
    tr: '{blueCardSalaryReduced:year} yılında karar verilirse: yukarıdaki gibi. {blueCardSalaryReduced@next:year} yılında karar verilirse: Mavi Kart listedeki durumlarda bile {blueCardSalaryReduced@next} ister; altında bu sonuç geçerli değildir ({blueCardSalaryReduced@next:status}).',
    law: [primary('§ 18g Abs. 1, 2, 7 AufenthG')],
  },
  {
    id: 'HH-12',
    when: { whom: ['it_exp'], salary: ['mid', 'exp', 'below', 'unknown'] },
    en: 'Decided in {experiencedWorkerSalary:year}: as above. Decided in {experiencedWorkerSalary@next:year}: experienced workers need {experiencedWorkerSalary@next} ({experiencedWorkerSalary@next:status}).',
    de: 'Entscheidung {experiencedWorkerSalary:year}: wie oben. Entscheidung {experiencedWorkerSalary@next:year}: Berufserfahrene brauchen {experiencedWorkerSalary@next} ({experiencedWorkerSalary@next:status}).',
    tr: '{experiencedWorkerSalary:year} yılında karar verilirse: yukarıdaki gibi. {experiencedWorkerSalary@next:year} yılında karar verilirse: deneyimli çalışanlara {experiencedWorkerSalary@next} gerekir ({experiencedWorkerSalary@next:status}).',
    law: [primary('§ 6 Abs. 2 BeschV')],
  },
  {
    id: 'HH-12a',
    when: { whom: ['trained_unrec'], salary: ['mid', 'exp', 'unknown'] },
    en: 'Decided in {experiencedWorkerSalary:year}: as above. Decided in {experiencedWorkerSalary@next:year}: experienced workers need {experiencedWorkerSalary@next} ({experiencedWorkerSalary@next:status}).',
    de: 'Entscheidung {experiencedWorkerSalary:year}: wie oben. Entscheidung {experiencedWorkerSalary@next:year}: Berufserfahrene brauchen {experiencedWorkerSalary@next} ({experiencedWorkerSalary@next:status}).',
    tr: '{experiencedWorkerSalary:year} yılında karar verilirse: yukarıdaki gibi. {experiencedWorkerSalary@next:year} yılında karar verilirse: deneyimli çalışanlara {experiencedWorkerSalary@next} gerekir ({experiencedWorkerSalary@next:status}).',
    law: [primary('§ 6 Abs. 2 BeschV')],
  },
  {
    id: 'HH-4',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['degree_list', 'degree_other'],
      salary: ['mid', 'exp', 'below', 'unknown'],
    },
    ...AGE,
  },
  {
    id: 'HH-4a',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['doctor'], salary: ['exp', 'below', 'unknown'] },
    ...AGE,
  },
  { id: 'HH-4b', when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['nurse', 'trained_rec'] }, ...AGE },
  {
    id: 'HH-4c',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['it_exp'], salary: ['exp', 'below', 'unknown'] },
    ...AGE_BY_ORDINANCE,
  },
  {
    id: 'HH-4d',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['trained_unrec'],
      salary: ['hi', 'mid', 'exp', 'unknown'],
    },
    ...AGE_BY_ORDINANCE,
  },
  {
    id: 'HH-4e',
    when: { passport: NOT_EU, where: NEEDS_PERMIT, whom: ['care', 'driver'] },
    ...AGE_BY_ORDINANCE,
  },
  {
    id: 'HH-1',
    when: {
      passport: NOT_EU,
      where: ['abroad'],
      whom: [
        'degree_list',
        'degree_other',
        'it_exp',
        'trained_rec',
        'trained_unrec',
        'nurse',
        'doctor',
        'trainee',
      ],
    },
    en: 'The fast track (§ 81a) costs {fastTrackFee}. In Bavaria you may choose between your immigration authority and the central office in Nuremberg (ZSEF); for nurses, other health professions and doctors only the ZSEF is competent. In Berlin ask the Landesamt für Einwanderung (LEA).',
    de: 'Das beschleunigte Verfahren (§ 81a) kostet {fastTrackFee}. In Bayern wählen Sie zwischen Ihrer Ausländerbehörde und der Zentralen Stelle in Nürnberg (ZSEF); für Pflege, andere Gesundheitsberufe, Ärztinnen und Ärzte ist nur die ZSEF zuständig. In Berlin fragen Sie das Landesamt für Einwanderung (LEA).',
    tr: 'Hızlandırılmış usul (§ 81a) {fastTrackFee} tutar. Bavyera’da yabancılar daireniz ile Nürnberg’deki merkez (ZSEF) arasında seçim yapabilirsiniz; hemşireler, başka sağlık meslekleri ve hekimler için yalnızca ZSEF yetkilidir. Berlin’de Landesamt für Einwanderung’a (LEA) sorun.',
    law: [primary('§ 81a Abs. 1, 5 AufenthG'), primary('§ 4 ZustVAuslR')],
  },
  {
    id: 'HH-2',
    when: {
      passport: NOT_EU,
      where: ['abroad'],
      whom: [
        'degree_list',
        'degree_other',
        'it_exp',
        'trained_rec',
        'trained_unrec',
        'nurse',
        'doctor',
        'care',
        'driver',
        'trainee',
        'helper',
        'lend',
      ],
    },
    en: 'By the first working day, point in text form to the free advice “Faire Integration” (§ 45c).',
    de: 'Weisen Sie spätestens am ersten Arbeitstag in Textform auf die kostenlose Beratung „Faire Integration“ hin (§ 45c).',
    tr: 'En geç ilk iş gününde, yazılı olarak ücretsiz “Faire Integration” danışmanlığını bildirin (§ 45c).',
    law: [primary('§ 45c AufenthG')],
  },
  {
    id: 'HH-5',
    when: {
      passport: NOT_EU,
      where: NEEDS_PERMIT,
      whom: ['degree_list', 'degree_other', 'it_exp', 'trained_unrec', 'doctor'],
      salary: ['below'],
    },
    en: 'All salary figures change on 1 January. Plan with a margin.',
    de: 'Alle Gehaltszahlen ändern sich am 1. Januar. Planen Sie mit Abstand.',
    tr: 'Bütün maaş sınırları 1 Ocak günü değişir. Bir miktar pay bırakın.',
    law: [primary('§ 18g Abs. 7 AufenthG'), primary('§ 6 Abs. 2 Satz 2 BeschV')],
  },
  {
    id: 'HH-6',
    when: { passport: ['other'], where: ['abroad'], whom: ['nurse', 'doctor', 'care'] },
    en: 'From the states in the annex to § 38 BeschV, only the Federal Employment Agency may recruit health and care staff.',
    de: 'In den Staaten der Anlage zu § 38 BeschV darf nur die Bundesagentur für Arbeit Gesundheits- und Pflegepersonal anwerben.',
    tr: '§ 38 BeschV ekindeki ülkelerden sağlık ve bakım elemanını yalnızca Federal İş Ajansı arayabilir.',
    law: [primary('§ 38 BeschV mit Anlage')],
  },
  {
    id: 'HH-7',
    when: {
      passport: ['vf'],
      where: ['abroad'],
      whom: ['degree_list', 'degree_other', 'it_exp', 'trained_rec', 'trained_unrec', 'driver', 'care'],
    },
    en: 'For people with this passport, § 26(1) BeschV can open any job. No visa is needed for entry, except with a passport of Andorra, Monaco or San Marino.',
    de: 'Für Menschen mit diesem Pass kann § 26 Abs. 1 BeschV jede Stelle öffnen. Ein Visum zur Einreise braucht es nicht, außer mit einem Pass aus Andorra, Monaco oder San Marino.',
    tr: 'Bu pasaportu taşıyanlar için § 26(1) BeschV her işi açabilir. Andorra, Monako veya San Marino pasaportu dışında giriş için vize gerekmez.',
    law: [primary('§ 26 Abs. 1 BeschV'), primary('§ 41 Abs. 1, 2 AufenthV')],
  },
  {
    id: 'HH-8',
    when: {
      passport: ['wb6'],
      where: ['abroad'],
      whom: ['degree_list', 'degree_other', 'it_exp', 'trained_rec', 'trained_unrec', 'driver', 'care'],
    },
    en: 'For people with this passport, § 26(2) BeschV can also open any job, within a yearly limit.',
    de: 'Für Menschen mit diesem Pass kann auch § 26 Abs. 2 BeschV jede Stelle öffnen, mit jährlicher Höchstzahl.',
    tr: 'Bu pasaportu taşıyanlar için § 26(2) BeschV de, yıllık bir sınır içinde, her işi açabilir.',
    law: [primary('§ 26 Abs. 2 BeschV')],
  },
  {
    id: 'HH-9',
    when: { passport: NOT_EU },
    en: 'Before the first day: check the permit, keep a copy, note the end date. If the permit was issued for work and the job ends early, report it within {employerReportingPeriod}.',
    de: 'Vor dem ersten Tag: Aufenthaltstitel prüfen, Kopie ablegen, Ablaufdatum notieren. Wurde der Aufenthaltstitel für die Arbeit erteilt und endet die Stelle früher: innerhalb von {employerReportingPeriod:dative} melden.',
    tr: 'İlk günden önce: izni inceleyin, kopyasını saklayın, bitiş gününü not edin. İzin iş için verildiyse ve iş erken biterse {employerReportingPeriod} içinde bildirin.',
    law: [primary('§ 4a Abs. 5 Satz 3 AufenthG')],
  },
] as const satisfies readonly Hint<EmployersAnswers>[]
