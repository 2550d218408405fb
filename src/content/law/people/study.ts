import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import { FOR_WORK_OR_EDUCATION, NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who study or train. */
export const STUDY_OUTCOMES = {
  Y_STUDY: {
    kind: 'route',
    journey: 'study',
    en: {
      title: 'Study (§ 16b)',
      text: 'With admission there is a right to the permit if all other conditions are met. You show {studentLivingCostsMonthly}. Work is limited to {studyWorkDays} a year.',
      next: 'Abroad apply at the embassy, in Germany at the immigration authority',
    },
    de: {
      title: 'Studium (§ 16b)',
      text: 'Mit Zulassung besteht ein Anspruch, wenn alle anderen Bedingungen erfüllt sind. Nachzuweisen sind {studentLivingCostsMonthly}. Arbeit ist auf {studyWorkDays} im Jahr begrenzt.',
      next: 'Im Ausland bei der Botschaft beantragen, in Deutschland bei der Ausländerbehörde',
    },
    tr: {
      title: 'Üniversite (§ 16b)',
      text: 'Kabulle, diğer bütün şartlar tamamsa yasa izni bir hak olarak tanır. {studentLivingCostsMonthly} gösterirsiniz. Çalışma yılda {studyWorkDays} ile sınırlıdır.',
      next: 'Yurt dışındaysanız temsilciliğe, Almanya’daysanız yabancılar dairesine başvurun',
    },
    to: site(SITES.makeItInGermany),
    guides: ['language-course-visa-germany'],
  },
  Y_STUDY_APPLY: {
    kind: 'route',
    journey: 'studyPlace',
    en: {
      title: 'Stay to apply for a study place (§ 17(2))',
      text: 'For up to {studyPlaceSearchStay}, with covered living costs. Applying from home is often quicker.',
      next: 'Check the deadlines; apply abroad at the embassy, in Germany at the immigration authority',
    },
    de: {
      title: 'Aufenthalt zur Studienbewerbung (§ 17 Abs. 2)',
      text: 'Für bis zu {studyPlaceSearchStay}, mit gesichertem Lebensunterhalt. Von zu Hause zu bewerben geht oft schneller.',
      next: 'Fristen prüfen; im Ausland bei der Botschaft beantragen, in Deutschland bei der Ausländerbehörde',
    },
    tr: {
      title: 'Üniversite yeri aramak için kalış (§ 17(2))',
      text: 'Geçim karşılanırsa en çok {studyPlaceSearchStay}. Evinizden başvurmak çoğu zaman daha hızlıdır.',
      next: 'Son başvuru tarihlerine bakın; yurt dışında temsilciliğe, Almanya’da yabancılar dairesine başvurun',
    },
    to: site(SITES.makeItInGermany),
    guides: [],
  },
  Y_TRAINING: {
    kind: 'route',
    journey: 'training',
    en: {
      title: 'Training (§ 16a)',
      text: 'For company training the Federal Employment Agency must consent. German at B1 is asked unless the school has checked it or a course comes first. Up to {trainingSideJob} of other work are allowed.',
      next: 'Ask the employer about the fast track',
    },
    de: {
      title: 'Ausbildung (§ 16a)',
      text: 'Bei betrieblicher Ausbildung muss die Bundesagentur für Arbeit zustimmen. Deutsch B1 wird verlangt, außer die Schule hat es geprüft oder ein Kurs geht voraus. Erlaubt sind bis zu {trainingSideJob} andere Arbeit.',
      next: 'Den Betrieb nach dem beschleunigten Verfahren fragen',
    },
    tr: {
      title: 'Meslek eğitimi (§ 16a)',
      text: 'İşletmede eğitim için Federal İş Ajansı onay vermelidir. Okul Almancayı incelemediyse veya önce bir kurs yoksa B1 istenir. Bunun yanında en çok {trainingSideJob} başka işe izin vardır.',
      next: 'İşverene hızlandırılmış usulü sorun',
    },
    to: guide('work-visa-germany-2025'),
    guides: ['job-seeker-visa-germany'],
  },
  Y_TRAINING_SEARCH: {
    kind: 'route',
    journey: 'trainingPlace',
    en: {
      title: 'Search for a training place (§ 17(1))',
      text: 'For people under {trainingSearchAge} with B1 German, covered living costs and a school certificate that opens university: up to {trainingSearchStay}, with up to {trainingSideJob} of work.',
      next: 'Compare it with applying from home',
    },
    de: {
      title: 'Suche eines Ausbildungsplatzes (§ 17 Abs. 1)',
      text: 'Für Menschen unter {trainingSearchAge} mit Deutsch B1, gesichertem Lebensunterhalt und einem Schulabschluss, der zum Studium berechtigt: bis zu {trainingSearchStay}, mit bis zu {trainingSideJob} Arbeit.',
      next: 'Mit der Bewerbung von zu Hause vergleichen',
    },
    tr: {
      title: 'Meslek eğitimi yeri arama (§ 17(1))',
      text: '{trainingSearchAge} yaşından küçük, B1 Almancası, karşılanmış geçimi ve üniversiteye giriş veren okul diploması olanlar için: en çok {trainingSearchStay}, en çok {trainingSideJob} işle.',
      next: 'Evinizden başvurmakla karşılaştırın',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany', 'language-course-visa-germany'],
  },
  Y_TRAINING_35: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'Find the training place from home',
      text: 'The search stay ends at {trainingSearchAge}. With a training contract, age plays no part (§ 16a).',
      next: 'Apply to companies online; the Opportunity Card is another way if you have a qualification',
    },
    de: {
      title: 'Den Ausbildungsplatz von zu Hause finden',
      text: 'Der Aufenthalt zur Suche endet mit {trainingSearchAge}. Mit einem Ausbildungsvertrag spielt das Alter keine Rolle (§ 16a).',
      next: 'Online bei Betrieben bewerben; mit Abschluss ist die Chancenkarte ein anderer Weg',
    },
    tr: {
      title: 'Meslek eğitimi yerini evinizden bulun',
      text: 'Arama izni {trainingSearchAge} yaşında biter. Eğitim sözleşmesiyle yaş önemli değildir (§ 16a).',
      next: 'İşletmelere internetten başvurun; mesleğiniz veya diplomanız varsa Fırsat Kartı başka bir yoldur',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany', 'opportunity-card-germany'],
  },
  Y_TRAINING_SCHOOL: {
    kind: 'route',
    journey: 'training',
    en: {
      title: 'School-based training (§ 16a(2))',
      text: 'It must lead to a state-recognised certificate, and the course must not be meant mainly for people of one country. German at B1 is asked unless the school has checked it or a course comes first. Up to {trainingSideJob} of other work are allowed.',
      next: 'Ask the school which letter it gives for the visa',
    },
    de: {
      title: 'Schulische Ausbildung (§ 16a Abs. 2)',
      text: 'Sie muss zu einem staatlich anerkannten Abschluss führen und darf sich nicht überwiegend an Menschen eines Staates richten. Deutsch B1 wird verlangt, außer die Schule hat es geprüft oder ein Kurs geht voraus. Bis zu {trainingSideJob} andere Arbeit sind erlaubt.',
      next: 'Die Schule fragen, welche Bescheinigung sie für das Visum ausstellt',
    },
    tr: {
      title: 'Okulda meslek eğitimi (§ 16a(2))',
      text: 'Eğitim devletçe tanınan bir diplomaya götürmeli ve başlıca tek bir ülkenin insanları için olmamalıdır. Okul Almancayı incelemediyse veya önce bir kurs yoksa B1 istenir. Bunun yanında en çok {trainingSideJob} başka işe izin vardır.',
      next: 'Okula vize için hangi yazıyı verdiğini sorun',
    },
    to: site(SITES.makeItInGermany),
    guides: ['job-seeker-visa-germany'],
  },
  Y_SCHOOL: {
    kind: 'ask',
    journey: 'training',
    en: {
      title: 'School in Germany (§ 16f(2))',
      text: 'As a rule from class nine, at an international school or one not mainly paid by the state, with pupils of several nationalities. No work is allowed. Another permit afterwards is the exception, unless the law gives a right to it.',
      next: 'Ask the school whether it takes pupils under § 16f(2)',
    },
    de: {
      title: 'Schule in Deutschland (§ 16f Abs. 2)',
      text: 'In der Regel ab Klasse neun, an einer internationalen oder nicht überwiegend staatlich bezahlten Schule, mit Schülern mehrerer Nationalitäten. Arbeit ist nicht erlaubt. Ein anderer Titel danach ist die Ausnahme, außer das Gesetz gibt einen Anspruch.',
      next: 'Die Schule fragen, ob sie nach § 16f Abs. 2 aufnimmt',
    },
    tr: {
      title: 'Almanya’da okul (§ 16f(2))',
      text: 'Kural olarak dokuzuncu sınıftan itibaren, uluslararası bir okulda veya başlıca devletin ödemediği bir okulda, birkaç ülkeden öğrenciyle. Çalışılamaz. Sonrasında başka bir izin istisnadır, yasa hak tanıyorsa başka.',
      next: 'Okula § 16f(2) ile öğrenci alıp almadığını sorun',
    },
    to: site(SITES.consularServices),
    guides: [],
  },
  Y_TRAINING_HERE: {
    kind: 'route',
    journey: 'training',
    en: {
      title: 'Training (§ 16a): apply here, before your permit ends',
      text: 'With your permit you need no visa and no fast track: the immigration authority decides. For company training the Federal Employment Agency must consent. German at B1 is asked unless the school has checked it or a course comes first. Up to {trainingSideJob} of other work are allowed.',
      next: 'Send the training contract with the application, and keep the proof',
    },
    de: {
      title: 'Ausbildung (§ 16a): hier beantragen, bevor Ihr Titel endet',
      text: 'Mit Ihrem Titel brauchen Sie kein Visum und kein beschleunigtes Verfahren: Es entscheidet die Ausländerbehörde. Bei betrieblicher Ausbildung muss die Bundesagentur zustimmen. Deutsch B1 wird verlangt, außer die Schule hat es geprüft oder ein Kurs geht voraus. Erlaubt sind bis zu {trainingSideJob} andere Arbeit.',
      next: 'Den Ausbildungsvertrag mit dem Antrag schicken und den Nachweis behalten',
    },
    tr: {
      title: 'Meslek eğitimi (§ 16a): izniniz bitmeden burada başvurun',
      text: 'İzninizle vize ve hızlandırılmış usul gerekmez: kararı yabancılar dairesi verir. İşletmede eğitim için Federal İş Ajansı onay vermelidir. Okul Almancayı incelemediyse veya önce bir kurs yoksa B1 istenir. Bunun yanında en çok {trainingSideJob} başka işe izin vardır.',
      next: 'Eğitim sözleşmesini başvuruyla gönderin, kanıtını saklayın',
    },
    to: guide(
      'already-in-germany',
      'another-purpose-here-or-a-visa',
      'ein-anderer-zweck-hier-oder-mit-visum',
    ),
    guides: ['already-in-germany'],
  },
} as const satisfies Record<string, Outcome>

export const STUDY_ROWS = [
  {
    id: 'Y-90',
    when: { country: NOT_EU, goal: ['study'], place: ['uni_yes'] },
    outcome: 'Y_STUDY',
    law: [primary('§ 16b Abs. 1, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-91',
    when: { country: NOT_EU, goal: ['study'], place: ['uni_no'] },
    outcome: 'Y_STUDY_APPLY',
    law: [primary('§ 17 Abs. 2, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-92',
    when: { country: NOT_EU, goal: ['study'], where: ['abroad', 'de_visit'], place: ['train_company'] },
    outcome: 'Y_TRAINING',
    law: [primary('§ 16a AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-93',
    when: { country: NOT_EU, goal: ['study'], place: ['train_u35'] },
    outcome: 'Y_TRAINING_SEARCH',
    law: [primary('§ 17 Abs. 1, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-94',
    when: { country: NOT_EU, goal: ['study'], place: ['train_35'] },
    outcome: 'Y_TRAINING_35',
    law: [primary('§ 17 Abs. 1 Satz 1 Nr. 1 AufenthG'), primary('§ 16a AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-99',
    when: { country: NOT_EU, goal: ['study'], place: ['train_school'] },
    outcome: 'Y_TRAINING_SCHOOL',
    law: [primary('§ 16a Abs. 2, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-100',
    when: { country: NOT_EU, goal: ['study'], place: ['school'] },
    outcome: 'Y_SCHOOL',
    law: [primary('§ 16f Abs. 2, 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-135',
    when: { country: NOT_EU, goal: ['study'], where: FOR_WORK_OR_EDUCATION, place: ['train_company'] },
    outcome: 'Y_TRAINING_HERE',
    law: [primary('§ 16a AufenthG'), primary('§ 39 Satz 1 Nr. 1 AufenthV')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof STUDY_OUTCOMES>[]
