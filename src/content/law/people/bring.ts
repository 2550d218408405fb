import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary } from '#src/content/law/law.ts'
import type { FAMILY_OUTCOMES } from './family.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People in Germany who bring their family: their own permit decides. */
export const BRING_OUTCOMES = {
  Y_BRING_WORK: {
    kind: 'route',
    journey: 'family',
    en: {
      title: 'No A1, no proof of housing',
      text: 'This holds for your spouse; living costs must be covered. Underage children can come too. If you married after your permit was issued, a wait can apply, but not with a Blue Card, ICT Card or research permit (§§ 18d, 18f). Parents: if the permit was first issued on or after {parentsSince}, and costs are covered.',
      next: 'Apply together if you can: then it is usually decided together',
    },
    de: {
      title: 'Kein A1, kein Nachweis zum Wohnraum',
      text: 'Das gilt für Ihre Frau oder Ihren Mann; der Lebensunterhalt muss gesichert sein. Minderjährige Kinder können mitkommen. Haben Sie nach der Erteilung geheiratet, kann eine Wartezeit gelten, nicht bei Blauer Karte, ICT-Karte und Titeln zur Forschung (§§ 18d, 18f). Eltern: wenn der Titel erstmals am {parentsSince} oder später erteilt wurde und die Kosten gedeckt sind.',
      next: 'Wenn möglich gemeinsam beantragen: Dann wird meist gemeinsam entschieden',
    },
    tr: {
      title: 'A1 yok, ev kanıtı yok',
      text: 'Bu, eşiniz için geçerlidir; geçim karşılanmalıdır. Reşit olmayan çocuklar da gelebilir. İzninizden sonra evlendiyseniz bekleme olabilir, ama Mavi Kart, ICT Kartı veya araştırma izninde (§§ 18d, 18f) olmaz. Anne baba: izin ilk kez {parentsSince} günü veya sonra verildiyse ve giderler karşılanıyorsa.',
      next: 'Mümkünse birlikte başvurun: o zaman genellikle birlikte karar verilir',
    },
    to: guide('family-reunion-visa-germany'),
    guides: ['family-reunion-visa-germany'],
  },
  Y_BRING_GERMAN: {
    kind: 'route',
    journey: 'familyOfGerman',
    en: {
      title: 'Family of a German',
      text: 'While you live in Germany, the permit is to be issued to your spouse, your underage unmarried children and the parent who has custody of your German child. A1 is asked of spouses unless an exception applies. Income is no condition for children, and as a rule not for spouses.',
      next: 'Open the A1 decision tree',
    },
    de: {
      title: 'Familie von Deutschen',
      text: 'Leben Sie in Deutschland, ist die Erlaubnis Ihrer Frau oder Ihrem Mann, Ihren minderjährigen ledigen Kindern und dem Elternteil mit Sorgerecht für Ihr deutsches Kind zu erteilen. Ehepartner brauchen A1, wenn keine Ausnahme gilt. Einkommen ist bei Kindern keine Bedingung, bei Ehepartnern in der Regel nicht.',
      next: 'Den Entscheidungsbaum zu A1 öffnen',
    },
    tr: {
      title: 'Alman vatandaşının ailesi',
      text: 'Siz Almanya’da yaşarken eşinize, bekâr ve reşit olmayan çocuklarınıza ve Alman çocuğunuzun velayetine sahip ebeveyne izin verilmesi gerekir. İstisna yoksa eşten A1 istenir. Gelir çocuklar için şart değildir, eşler için de kural olarak değildir.',
      next: 'A1 karar ağacını açın',
    },
    to: guide(
      'family-reunion-visa-germany',
      'does-your-spouse-need-a1',
      'brauchen-ihre-frau-oder-ihr-mann-a1',
    ),
    guides: ['family-reunion-visa-germany'],
  },
  Y_BRING_HUMANITARIAN: {
    kind: 'ask',
    journey: 'advice',
    en: {
      title: 'Only in some cases',
      text: 'Whether your spouse and your underage children can come depends on the section of your permit. Ask an advice centre which it is.',
      next: 'Ask an advice centre before anyone applies',
    },
    de: {
      title: 'Nur in manchen Fällen',
      text: 'Ob Ihre Frau, Ihr Mann und Ihre minderjährigen Kinder kommen können, hängt vom Paragrafen Ihrer Erlaubnis ab. Fragen Sie eine Beratungsstelle, welcher das ist.',
      next: 'Beratung fragen, bevor jemand einen Antrag stellt',
    },
    tr: {
      title: 'Yalnızca bazı durumlarda',
      text: 'Eşinizin ve reşit olmayan çocuklarınızın gelip gelemeyeceği, izninizin dayandığı maddeye bağlıdır. Hangisi olduğunu bir danışma merkezine sorun.',
      next: 'Kimse başvurmadan önce bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.familyAdvice),
    guides: [],
  },
  Y_BRING_NONE: {
    kind: 'not-yet',
    journey: 'advice',
    en: {
      title: 'Not before you hold a permit',
      text: 'Your family can get papers ready today. They can come only once you hold a residence permit; in an asylum procedure or with a Duldung you have none yet. Once you are recognised as a refugee, the first {refugeeFamilyWindow} count.',
      next: 'Ask an advice centre which papers your family can prepare now',
    },
    de: {
      title: 'Nicht, bevor Sie einen Titel haben',
      text: 'Ihre Familie kann heute schon Papiere vorbereiten. Kommen kann sie erst, wenn Sie einen Aufenthaltstitel haben; im Asylverfahren oder mit Duldung fehlt er noch. Nach der Anerkennung als Flüchtling zählen die ersten {refugeeFamilyWindow}.',
      next: 'Eine Beratungsstelle fragen, welche Papiere Ihre Familie jetzt vorbereiten kann',
    },
    tr: {
      title: 'İzniniz olmadan olmaz',
      text: 'Aileniz bugünden belge hazırlayabilir. Ancak oturum izniniz olunca gelebilirler; sığınma sürecinde veya Duldung ile bu izin henüz yoktur. Mülteci olarak tanınınca ilk {refugeeFamilyWindow} önemlidir.',
      next: 'Ailenizin şimdi hangi belgeleri hazırlayabileceğini bir danışma merkezine sorun',
    },
    forAdvice: true,
    to: site(SITES.familyAdvice),
    guides: [],
  },
} as const satisfies Record<string, Outcome>

export const BRING_ROWS = [
  {
    id: 'Y-110',
    when: { country: NOT_EU, goal: ['bring'], holder: ['german'] },
    outcome: 'Y_BRING_GERMAN',
    law: [primary('§ 28 Abs. 1, 4 AufenthG'), primary('§ 36 Abs. 2 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-111',
    when: { country: NOT_EU, goal: ['bring'], holder: ['blue'] },
    outcome: 'Y_BRING_WORK',
    law: [
      primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. c-e, g, Satz 3 Nr. 5 AufenthG'),
      primary('§ 29 Abs. 5 AufenthG'),
      primary('§ 32 AufenthG'),
      primary('§ 36 Abs. 3 AufenthG'),
      primary('§ 81 Abs. 6 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-112',
    when: { country: NOT_EU, goal: ['bring'], holder: ['listed'] },
    outcome: 'Y_BRING_WORK',
    law: [
      primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. c-e, g, Satz 3 Nr. 5 AufenthG'),
      primary('§ 29 Abs. 5 AufenthG'),
      primary('§ 32 AufenthG'),
      primary('§ 36 Abs. 3 AufenthG'),
      primary('§ 81 Abs. 6 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-113',
    when: { country: NOT_EU, goal: ['bring'], holder: ['settled'] },
    outcome: 'Y_FAM_SETTLED',
    law: [
      primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. a, Satz 3 Nr. 7 AufenthG'),
      primary('§ 29 Abs. 1 Nr. 2 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-114',
    when: { country: NOT_EU, goal: ['bring'], holder: ['permit'] },
    outcome: 'Y_FAM_OTHER',
    law: [primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. d, e, Abs. 2 Satz 2 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-115',
    when: { country: NOT_EU, goal: ['bring'], holder: ['refugee'] },
    outcome: 'Y_FAM_REFUGEE',
    law: [
      primary('§ 30 Abs. 1 Satz 1 Nr. 3 Buchst. c, Satz 3 Nr. 1 AufenthG'),
      primary('§ 29 Abs. 2 AufenthG'),
    ],
    validFrom: '2018-08-01',
  },
  {
    id: 'Y-116',
    when: { country: NOT_EU, goal: ['bring'], holder: ['subsidiary'] },
    outcome: 'Y_FAM_SUBSIDIARY',
    law: [primary('§ 104 Abs. 14 AufenthG'), primary('§ 36a AufenthG')],
    validFrom: '2025-07-24',
    validUntil: 'familySuspendedUntil',
  },
  {
    id: 'Y-117',
    when: { country: NOT_EU, goal: ['bring'], holder: ['temp'] },
    outcome: 'Y_FAM_TEMP',
    law: [primary('§ 29 Abs. 4 AufenthG'), primary('§ 2 UkraineAufenthÜV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-118',
    when: { country: NOT_EU, goal: ['bring'], holder: ['humanitarian'] },
    outcome: 'Y_BRING_HUMANITARIAN',
    law: [primary('§ 29 Abs. 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-119',
    when: { country: NOT_EU, goal: ['bring'], holder: ['none'] },
    outcome: 'Y_BRING_NONE',
    law: [primary('§ 29 Abs. 1 Satz 1 Nr. 1, Abs. 2 AufenthG')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<
  PeopleAnswers,
  keyof typeof BRING_OUTCOMES | keyof typeof FAMILY_OUTCOMES
>[]
