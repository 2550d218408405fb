import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who want something that no other goal names: a line and an official page each. */
export const OTHER_OUTCOMES = {
  Y_ELSE_SELF: {
    kind: 'ask',
    journey: 'visa',
    en: {
      title: 'Self-employed or freelance (§ 21)',
      text: 'A business needs an economic interest or regional need, good effects and secured money. Freelance work, art included, needs secured money and any licence it asks for. People older than {selfEmployedPensionAge} show a pension as a rule. Beside another permit, ask.',
      next: 'Write down plan and figures, then ask the authority or the embassy',
    },
    de: {
      title: 'Selbstständig oder freiberuflich (§ 21)',
      text: 'Ein Gewerbe braucht wirtschaftliches Interesse oder regionalen Bedarf, gute Wirkungen und gesicherte Finanzierung. Freie Berufe, auch Kunst, brauchen die Finanzierung und eine nötige Zulassung. Wer älter ist als {selfEmployedPensionAge}, zeigt in der Regel eine Altersversorgung. Neben einem anderen Titel: fragen.',
      next: 'Plan und Zahlen aufschreiben, dann Behörde oder Botschaft fragen',
    },
    tr: {
      title: 'Serbest çalışma veya kendi işiniz (§ 21)',
      text: 'Bir işyeri ekonomik yarar veya bölgesel ihtiyaç, iyi etkiler ve güvenceli para ister. Serbest meslek, sanat da, güvenceli para ve gerekiyorsa mesleki izin ister. {selfEmployedPensionAge} yaşından büyükler kural olarak emeklilik güvencesi gösterir. Başka bir iznin yanında: sorun.',
      next: 'Planı ve rakamları yazın, sonra makama veya temsilciliğe sorun',
    },
    to: site(SITES.freelancers),
    guides: [],
  },
  Y_ELSE_RESEARCH: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'Researchers (§ 18d)',
      text: 'You need a hosting agreement or a contract with a research institution. The law names no minimum salary, the agency is not asked, and teaching is allowed. Not with temporary or refugee protection, and not while a Blue Card application is open: choose one.',
      next: 'Ask the institution for the agreement',
    },
    de: {
      title: 'Forschende (§ 18d)',
      text: 'Sie brauchen eine Aufnahmevereinbarung oder einen Vertrag mit einer Forschungseinrichtung. Das Gesetz nennt kein Mindestgehalt, die Bundesagentur wird nicht gefragt, Lehre ist erlaubt. Nicht mit vorübergehendem oder Flüchtlingsschutz, und nicht neben einem Antrag auf die Blaue Karte: Wählen Sie.',
      next: 'Die Einrichtung um die Vereinbarung bitten',
    },
    tr: {
      title: 'Araştırmacılar (§ 18d)',
      text: 'Bir araştırma kurumuyla kabul anlaşması veya sözleşme gerekir. Yasa asgari maaş vermez, ajansa sorulmaz, ders verilebilir. Geçici koruma veya mülteci korumasıyla ve Mavi Kart başvurusu sürerken olmaz: birini seçin.',
      next: 'Kurumdan anlaşmayı isteyin',
    },
    to: site(SITES.researchStays),
    guides: [],
  },
  Y_ELSE_AUPAIR: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'Au pair (§ 12 BeschV)',
      text: 'For people under {auPairAge} with basic German, up to {auPairStay}, in a family whose first language is German. Where German is only spoken at home, you may not come from the host parents’ home country. The Federal Employment Agency must consent.',
      next: 'Search there for “Au-pair”: leaflet and model contract',
    },
    de: {
      title: 'Au-pair (§ 12 BeschV)',
      text: 'Für Menschen unter {auPairAge} mit Grundkenntnissen in Deutsch, bis zu {auPairStay}, in einer Familie mit Deutsch als Muttersprache. Ist Deutsch nur Familiensprache, dürfen Sie nicht aus dem Heimatland der Gasteltern kommen. Die Bundesagentur muss zustimmen.',
      next: 'Dort „Au-pair“ suchen: Merkblatt und Mustervertrag',
    },
    tr: {
      title: 'Au-pair (§ 12 BeschV)',
      text: '{auPairAge} yaşından küçük, temel Almancası olanlar için, en çok {auPairStay}, ana dili Almanca olan bir ailede. Almanca yalnızca evde konuşuluyorsa ailenin geldiği ülkeden gelemezsiniz. Federal İş Ajansı onay vermelidir.',
      next: 'Orada “Au-pair” diye arayın: bilgi kâğıdı ve örnek sözleşme',
    },
    to: site(SITES.employmentAgency),
    guides: ['language-course-visa-germany'],
  },
  Y_ELSE_VOLUNTEER: {
    kind: 'route',
    journey: 'visa',
    en: {
      title: 'Voluntary service',
      text: 'For a voluntary year (FSJ, FÖJ), the Federal Volunteer Service or a European one. The agency is not asked. You need the signed agreement with the host.',
      next: 'Find the host first, then the visa',
    },
    de: {
      title: 'Freiwilligendienst',
      text: 'Für FSJ, FÖJ, Bundesfreiwilligendienst oder einen europäischen Dienst. Die Bundesagentur wird nicht gefragt. Sie brauchen die unterschriebene Vereinbarung mit der Einsatzstelle.',
      next: 'Zuerst die Einsatzstelle, dann das Visum',
    },
    tr: {
      title: 'Gönüllü hizmet',
      text: 'Gönüllü yıl (FSJ, FÖJ), Federal Gönüllü Hizmeti veya Avrupa programı için. Ajansa sorulmaz. Kurumla imzalanmış anlaşma gerekir.',
      next: 'Önce kurumu bulun, sonra vize',
    },
    to: site(SITES.consularServices),
    guides: [],
  },
  Y_ELSE_SEASON: {
    kind: 'ask',
    journey: 'prepare',
    en: {
      title: 'Seasonal work (§ 15a BeschV)',
      text: 'Only under an agreement between the Federal Employment Agency and the agency of your country; we found Georgia and Moldova. Up to {seasonShortWork} it needs the agency’s work permit, for which the employer applies, and {seasonHours} or more. Whoever is already here for another reason is excluded.',
      next: 'Register with the agency and ask for open places; start only with the permit in hand',
    },
    de: {
      title: 'Saisonarbeit (§ 15a BeschV)',
      text: 'Nur über eine Absprache der Bundesagentur mit der Arbeitsverwaltung Ihres Landes; wir fanden Georgien und Moldau. Bis {seasonShortWork} braucht es deren Arbeitserlaubnis, die der Betrieb beantragt, und mindestens {seasonHours}. Wer aus anderem Grund schon hier ist, ist ausgeschlossen.',
      next: 'Bei der Agentur registrieren und nach freien Plätzen fragen; erst mit der Erlaubnis anfangen',
    },
    tr: {
      title: 'Mevsimlik iş (§ 15a BeschV)',
      text: 'Yalnızca Federal İş Ajansı ile ülkenizin kurumu arasında anlaşma varsa; Gürcistan ve Moldova’yı bulduk. En çok {seasonShortWork} için, işverenin başvurduğu ajans izni ve {seasonHours} veya daha fazlası gerekir. Başka bir nedenle burada olan hariçtir.',
      next: 'Ajansa kaydolup açık yerleri sorun; ancak izin elinizdeyken başlayın',
    },
    to: site(SITES.seasonWork),
    guides: [],
  },
  Y_ELSE_EXTEND: {
    kind: 'ask',
    journey: 'extend',
    en: {
      title: 'Extend, change, second job',
      text: 'Apply before your permit ends: it then runs on until the decision. Not with § 104c: there only an application under § 25a or § 25b counts. Ask for the certificate (Fiktionsbescheinigung). A second job or more hours needs permission if your permit limits work.',
      next: 'Apply early and keep the proof',
    },
    de: {
      title: 'Verlängern, wechseln, Nebenjob',
      text: 'Beantragen Sie vor dem Ablauf: Dann gilt der Titel bis zur Entscheidung weiter. Nicht bei § 104c: Dort zählt nur ein Antrag nach § 25a oder § 25b. Verlangen Sie die Fiktionsbescheinigung. Ein Nebenjob oder mehr Stunden brauchen eine Erlaubnis, wenn Ihr Titel die Arbeit begrenzt.',
      next: 'Früh beantragen und den Nachweis behalten',
    },
    tr: {
      title: 'Uzatma, değiştirme, ikinci iş',
      text: 'İzniniz bitmeden başvurun: o zaman karara kadar geçerli kalır. § 104c ile değil: orada yalnızca § 25a veya § 25b başvurusu sayılır. Belgeyi (Fiktionsbescheinigung) isteyin. İzniniz çalışmayı sınırlıyorsa ikinci iş veya daha çok saat için onay gerekir.',
      next: 'Erken başvurun ve kanıtını saklayın',
    },
    to: guide('already-in-germany', 'extend-in-time', 'rechtzeitig-verlängern'),
    guides: ['already-in-germany'],
  },
} as const satisfies Record<string, Outcome>

export const OTHER_ROWS = [
  {
    id: 'Y-120',
    when: { country: NOT_EU, goal: ['other'], else: ['self'] },
    outcome: 'Y_ELSE_SELF',
    law: [primary('§ 21 Abs. 1, 3, 5, 6 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-121',
    when: { country: NOT_EU, goal: ['other'], else: ['research'] },
    outcome: 'Y_ELSE_RESEARCH',
    law: [primary('§ 18d Abs. 1, 5 AufenthG'), primary('§ 19f Abs. 1 Nr. 1, Abs. 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-122',
    when: { country: NOT_EU, goal: ['other'], else: ['aupair'] },
    outcome: 'Y_ELSE_AUPAIR',
    law: [primary('§ 12 BeschV'), primary('§ 19c Abs. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-123',
    when: { country: NOT_EU, goal: ['other'], else: ['volunteer'] },
    outcome: 'Y_ELSE_VOLUNTEER',
    law: [primary('§ 14 Abs. 1 Nr. 1 BeschV'), primary('§ 19c Abs. 1 AufenthG'), primary('§ 19e AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-124',
    when: { country: NOT_EU, goal: ['other'], else: ['season'] },
    outcome: 'Y_ELSE_SEASON',
    law: [primary('§ 15a BeschV'), secondary('seasonWorkers')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-125',
    when: { country: NOT_EU, goal: ['other'], else: ['extend'] },
    outcome: 'Y_ELSE_EXTEND',
    law: [
      primary('§ 81 Abs. 4, 5, 5a AufenthG'),
      primary('§ 104c Abs. 2 Satz 1, 3 AufenthG'),
      primary('§ 4a Abs. 1 Satz 3, Abs. 3 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof OTHER_OUTCOMES>[]
