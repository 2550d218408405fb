import { guide, POINTS_CALCULATOR } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who look for work. */
export const SEARCH_OUTCOMES = {
  Y_SEARCH_HEALTH: {
    kind: 'route',
    journey: 'card',
    en: {
      title: 'Recognition and the Opportunity Card together',
      text: 'The Opportunity Card is open to health professions too. To work in your profession you also need a licence, so start recognition first: a notice that names what is missing brings {opportunityCardPointsPartialRecognition}.',
      next: 'Count your points',
    },
    de: {
      title: 'Anerkennung und Chancenkarte zusammen',
      text: 'Die Chancenkarte steht auch Gesundheitsberufen offen. Für die Arbeit im Beruf brauchen Sie zusätzlich die Zulassung. Beginnen Sie deshalb mit der Anerkennung: Ein Bescheid, der nennt, was fehlt, bringt {opportunityCardPointsPartialRecognition}.',
      next: 'Ihre Punkte zählen',
    },
    tr: {
      title: 'Tanıma ve Fırsat Kartı birlikte',
      text: 'Fırsat Kartı sağlık mesleklerine de açıktır. Mesleğinizde çalışmak için ayrıca mesleki izin gerekir; önce tanımayı başlatın: neyin eksik olduğunu yazan bildirim {opportunityCardPointsPartialRecognition} getirir.',
      next: 'Puanlarınızı hesaplayın',
    },
    to: POINTS_CALCULATOR,
    guides: ['opportunity-card-germany', 'approbation-germany'],
  },
  Y_CARD: {
    kind: 'route',
    journey: 'card',
    en: {
      title: 'Opportunity Card',
      text: 'From abroad, the search for work usually goes through the Opportunity Card: without points if your qualification is recognised or comparable, otherwise with at least {opportunityCardPointsNeeded}.',
      next: 'Count your points',
    },
    de: {
      title: 'Chancenkarte',
      text: 'Vom Ausland aus geht die Jobsuche meist über die Chancenkarte: ohne Punkte, wenn Ihr Abschluss anerkannt oder vergleichbar ist, sonst mit mindestens {opportunityCardPointsNeeded:dative}.',
      next: 'Ihre Punkte zählen',
    },
    tr: {
      title: 'Fırsat Kartı',
      text: 'Yurt dışından iş arama genellikle Fırsat Kartı ile olur: eğitiminiz tanınmış veya denkse puansız, yoksa en az {opportunityCardPointsNeeded} ile.',
      next: 'Puanlarınızı hesaplayın',
    },
    to: POINTS_CALCULATOR,
    guides: ['opportunity-card-germany'],
  },
  Y_CARD_DE: {
    kind: 'route',
    journey: 'card',
    en: {
      title: 'Opportunity Card, applied for in Germany',
      text: 'With such a permit you may apply for the Opportunity Card at the immigration authority before it ends. A permit to look for a training or study place is different: ask first.',
      next: 'Count your points',
    },
    de: {
      title: 'Chancenkarte, in Deutschland beantragt',
      text: 'Mit einer solchen Aufenthaltserlaubnis können Sie die Chancenkarte bei der Ausländerbehörde beantragen, solange sie gilt. Bei einer Aufenthaltserlaubnis zur Suche eines Ausbildungs- oder Studienplatzes: vorher fragen.',
      next: 'Ihre Punkte zählen',
    },
    tr: {
      title: 'Fırsat Kartı, Almanya’da başvurarak',
      text: 'Böyle bir izin bitmeden yabancılar dairesinde Fırsat Kartı’na başvurabilirsiniz. Meslek eğitimi veya üniversite yeri arama izni farklıdır: önce sorun.',
      next: 'Puanlarınızı hesaplayın',
    },
    to: POINTS_CALCULATOR,
    guides: ['opportunity-card-germany'],
  },
  Y_SEARCH_IT: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'Search from home: the card asks for a qualification',
      text: 'The Opportunity Card is for people with a degree or training. With a job offer, IT experience can be enough.',
      next: 'Look for an offer from {experiencedWorkerSalary}',
    },
    de: {
      title: 'Von zu Hause suchen: die Karte verlangt einen Abschluss',
      text: 'Die Chancenkarte ist für Menschen mit Studium oder Ausbildung. Mit einem Stellenangebot kann IT-Erfahrung genügen.',
      next: 'Eine Stelle ab {experiencedWorkerSalary} suchen',
    },
    tr: {
      title: 'Aramayı evinizden yapın: kart bir meslek veya diploma ister',
      text: 'Fırsat Kartı diploması veya meslek eğitimi olanlar içindir. İş teklifiyle bilişim deneyimi yetebilir.',
      next: '{experiencedWorkerSalary} veya daha çok veren bir teklif arayın',
    },
    to: guide(
      'job-seeker-visa-vs-blue-card',
      'you-work-in-it-without-a-degree',
      'sie-arbeiten-in-der-it-ohne-abschluss',
    ),
    guides: ['job-seeker-visa-vs-blue-card'],
  },
  Y_SEARCH_NONE: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'Training first',
      text: 'The Opportunity Card asks for a degree or training. People under {trainingSearchAge} with B1 German and a suitable school certificate may look for a training place for up to {trainingSearchStay}.',
      next: 'Compare the routes',
    },
    de: {
      title: 'Zuerst eine Ausbildung',
      text: 'Die Chancenkarte verlangt Studium oder Ausbildung. Menschen unter {trainingSearchAge} mit Deutsch B1 und passendem Schulabschluss können bis zu {trainingSearchStay} lang einen Ausbildungsplatz suchen.',
      next: 'Die Wege vergleichen',
    },
    tr: {
      title: 'Önce meslek eğitimi',
      text: 'Fırsat Kartı diploma veya meslek eğitimi ister. {trainingSearchAge} yaşından küçük, B1 Almancası ve uygun okul diploması olanlar en çok {trainingSearchStay} meslek eğitimi yeri arayabilir.',
      next: 'Yolları karşılaştırın',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany', 'language-course-visa-germany'],
  },
  Y_SEARCH_20: {
    kind: 'route',
    journey: 'search',
    en: {
      title: 'Job search after a degree, training, research or recognition in Germany',
      text: 'After a stay with the matching permit, the search under § 20 lasts up to {jobSearchAfterGraduation}. There is a right to it if all conditions are met; living costs must be covered.',
      next: 'Apply before your permit ends',
    },
    de: {
      title: 'Jobsuche nach Studium, Ausbildung, Forschung oder Anerkennung in Deutschland',
      text: 'Nach einem Aufenthalt mit dem passenden Titel dauert die Suche nach § 20 bis zu {jobSearchAfterGraduation}. Sind alle Bedingungen erfüllt, besteht ein Anspruch; der Lebensunterhalt muss gesichert sein.',
      next: 'Vor dem Ende Ihrer Aufenthaltserlaubnis beantragen',
    },
    tr: {
      title: 'Almanya’da üniversite, meslek eğitimi, araştırma veya tanımadan sonra iş arama',
      text: 'Uygun bir izinle kalıştan sonra § 20’ye göre arama en çok {jobSearchAfterGraduation} sürer. Bütün şartlar tamamsa yasa bunu bir hak olarak tanır; geçim karşılanmalıdır.',
      next: 'İzniniz bitmeden başvurun',
    },
    to: guide('job-seeker-visa-germany', 'steps-and-timeline', 'schritte-und-zeitplan'),
    guides: ['job-seeker-visa-germany'],
  },
  Y_SEARCH_20_ASSISTANT: {
    kind: 'route',
    journey: 'search',
    en: {
      title: 'Job search after assistant training in care or health',
      text: 'After state-recognised assistant training in care or health in Germany, the search lasts up to {jobSearchAssistants}, once extendable by {jobSearchAssistantsExtension}.',
      next: 'Apply before your permit ends',
    },
    de: {
      title: 'Jobsuche nach einer Helferausbildung in Pflege oder Gesundheit',
      text: 'Nach einer staatlich anerkannten Helferausbildung in Pflege oder Gesundheit in Deutschland dauert die Suche bis zu {jobSearchAssistants}, einmal verlängerbar um {jobSearchAssistantsExtension}.',
      next: 'Vor dem Ende Ihrer Aufenthaltserlaubnis beantragen',
    },
    tr: {
      title: 'Bakım veya sağlıkta yardımcı eğitiminden sonra iş arama',
      text: 'Almanya’da devletçe tanınan bakım veya sağlık yardımcılığı eğitiminden sonra arama en çok {jobSearchAssistants} sürer, bir kez {jobSearchAssistantsExtension} uzatılabilir.',
      next: 'İzniniz bitmeden başvurun',
    },
    to: guide('job-seeker-visa-germany'),
    guides: ['job-seeker-visa-germany'],
  },
  Y_SEARCH_VISAFREE: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'Ask the immigration authority first',
      text: 'With this passport you may stay and apply for many permits in Germany. Whether that includes the Opportunity Card, offices answer differently.',
      next: 'Ask in writing, within {visaFreeEntryApplication} of entry',
    },
    de: {
      title: 'Zuerst die Ausländerbehörde fragen',
      text: 'Mit diesem Pass dürfen Sie bleiben und viele Aufenthaltstitel in Deutschland beantragen. Ob die Chancenkarte dazugehört, beantworten die Stellen verschieden.',
      next: 'Schriftlich fragen, innerhalb von {visaFreeEntryApplication:dative} nach der Einreise',
    },
    tr: {
      title: 'Önce yabancılar dairesine sorun',
      text: 'Bu pasaportla Almanya’da kalabilir ve birçok izne burada başvurabilirsiniz. Fırsat Kartı’nın bunların içinde olup olmadığına makamlar farklı yanıt veriyor.',
      next: 'Girişten sonra {visaFreeEntryApplication} içinde yazılı sorun',
    },
    to: guide('opportunity-card-germany'),
    guides: ['opportunity-card-germany'],
  },
  Y_SEARCH_VISITOR: {
    kind: 'not-yet',
    journey: 'prepare',
    en: {
      title: 'Apply from abroad',
      text: 'During a visit, no permit to look for work can be applied for. The application is made at the German embassy or consulate where you live.',
      next: 'Prepare the application at home',
    },
    de: {
      title: 'Aus dem Ausland beantragen',
      text: 'Während eines Besuchs kann kein Aufenthaltstitel zur Jobsuche beantragt werden. Den Antrag stellt man bei der deutschen Botschaft oder dem Konsulat des Wohnlands.',
      next: 'Den Antrag zu Hause vorbereiten',
    },
    tr: {
      title: 'Yurt dışından başvurun',
      text: 'Ziyaret sırasında iş arama iznine başvurulamaz. Başvuru, yaşadığınız yerdeki Alman temsilciliğine yapılır.',
      next: 'Başvuruyu evinizde hazırlayın',
    },
    to: guide('opportunity-card-germany', 'step-by-step', 'schritt-für-schritt'),
    guides: ['opportunity-card-germany'],
  },
  Y_SEARCH_ON: {
    kind: 'ask',
    journey: 'change',
    en: {
      title: 'When the search time ends',
      text: 'The search card is not extended. With a qualified offer there is a follow-up card of up to {opportunityCardFollowUpStay}, if no other permit fits. A search after a degree or training lasts {jobSearchAfterGraduation} at most.',
      next: 'Turn an offer into a work permit before the last day; ask the immigration authority which one',
    },
    de: {
      title: 'Wenn die Suchzeit endet',
      text: 'Die Such-Chancenkarte wird nicht verlängert. Mit qualifiziertem Angebot gibt es eine Folge-Chancenkarte bis zu {opportunityCardFollowUpStay}, wenn kein anderer Titel passt. Die Suche nach Studium oder Ausbildung dauert höchstens {jobSearchAfterGraduation}.',
      next: 'Vor dem letzten Tag mit dem Angebot eine Erlaubnis zum Arbeiten beantragen; die Ausländerbehörde fragen, welche',
    },
    tr: {
      title: 'Arama süresi bitince',
      text: 'Arama kartı uzatılmaz. Nitelikli bir teklifle, başka izin uymuyorsa en çok {opportunityCardFollowUpStay} süren devam kartı vardır. Üniversite veya meslek eğitiminden sonraki arama en çok {jobSearchAfterGraduation} sürer.',
      next: 'Son günden önce teklifi çalışma iznine çevirin; hangisi olduğunu yabancılar dairesine sorun',
    },
    to: guide('opportunity-card-germany'),
    guides: ['opportunity-card-germany', 'job-seeker-visa-germany'],
  },
} as const satisfies Record<string, Outcome>

export const SEARCH_ROWS = [
  {
    id: 'Y-30',
    when: { country: NOT_EU, goal: ['search'], who: ['doctor', 'nurse'], where: ['abroad', 'de_study'] },
    outcome: 'Y_SEARCH_HEALTH',
    law: [primary('§ 20a Abs. 1, 3, 4 AufenthG'), primary('§ 20b Abs. 1 Satz 1 Nr. 1 AufenthG')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-31',
    when: {
      country: NOT_EU,
      goal: ['search'],
      who: ['degree_list', 'degree_other', 'training'],
      where: ['abroad'],
    },
    outcome: 'Y_CARD',
    law: [primary('§ 20a Abs. 3, 4 AufenthG'), primary('§ 20b AufenthG')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-32',
    when: {
      country: NOT_EU,
      goal: ['search'],
      who: ['degree_list', 'degree_other', 'training'],
      where: ['de_study'],
    },
    outcome: 'Y_CARD_DE',
    law: [primary('§ 20a Abs. 4 Satz 2 AufenthG'), primary('§ 39 Satz 1 Nr. 1 AufenthV')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-33',
    when: { country: NOT_EU, goal: ['search'], who: ['it_exp'], where: ['abroad', 'de_study'] },
    outcome: 'Y_SEARCH_IT',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 1 AufenthG'), primary('§ 18g Abs. 2 AufenthG')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-34',
    when: {
      country: NOT_EU,
      goal: ['search'],
      who: ['care', 'driver', 'cook', 'none'],
      where: ['abroad', 'de_study'],
    },
    outcome: 'Y_SEARCH_NONE',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 1 AufenthG'), primary('§ 17 Abs. 1 AufenthG')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-35',
    when: {
      country: NOT_EU,
      goal: ['search'],
      who: ['doctor', 'nurse', 'degree_list', 'degree_other', 'it_exp', 'training', 'driver', 'cook'],
      where: ['de_graduate'],
    },
    outcome: 'Y_SEARCH_20',
    law: [primary('§ 20 Abs. 1 Nr. 1-4, Abs. 2 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-36',
    when: { country: NOT_EU, goal: ['search'], who: ['care', 'none'], where: ['de_graduate'] },
    outcome: 'Y_SEARCH_20_ASSISTANT',
    law: [primary('§ 20 Abs. 1 Nr. 5, Abs. 2 Satz 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-37',
    when: { country: ['vf8'], goal: ['search'], where: ['de_visit'] },
    outcome: 'Y_SEARCH_VISAFREE',
    law: [
      primary('§ 41 Abs. 1 AufenthV'),
      primary('§ 20a Abs. 4 Satz 2 AufenthG'),
      secondary('an embassy and a law firm disagree'),
    ],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-38',
    when: { country: ['vf3', 'vf3b', 'wb6', 'tr', 'who55', 'other'], goal: ['search'], where: ['de_visit'] },
    outcome: 'Y_SEARCH_VISITOR',
    law: [primary('§ 20a Abs. 4 Satz 2 AufenthG'), primary('§ 5 Abs. 2 AufenthG')],
    validFrom: '2024-06-01',
  },
  {
    id: 'Y-98',
    when: { country: NOT_EU, goal: ['search'], where: ['de_search'] },
    outcome: 'Y_SEARCH_ON',
    law: [primary('§ 20a Abs. 5 AufenthG'), primary('§ 20 Abs. 2 AufenthG')],
    validFrom: '2024-06-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof SEARCH_OUTCOMES>[]
