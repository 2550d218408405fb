import type { PhrasingContent, Root } from 'mdast'
import { dateFormat } from '#contracts/values/date-format.ts'
import { formatTag, type Language } from '#contracts/values/language.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import type { Cell, Chamber, Fee, GermanWhen, Office, Proof, Words } from '#src/content/offices/office.ts'
import { SOURCES } from '#src/content/offices/sources.ts'
import { stateKey } from '#src/content/state-names.ts'
import { STATES, type State } from '#src/content/states.ts'
import { attributesOf, elementsNamed, problemAt, replaceElements } from './elements.ts'
import { strong, table, text, withAttributes } from './table.ts'

type Profession = 'doctors' | 'nurses'

const HEADS: Record<Profession, Record<Language, readonly string[]>> = {
  doctors: {
    en: ['State', 'Licence after training outside the EU, and the language exam', 'What we found'],
    de: [
      'Bundesland',
      'Approbation bei Ausbildung außerhalb der EU, und die Fachsprachprüfung',
      'Was wir fanden',
    ],
    tr: ['Eyalet', 'AB dışındaki eğitimden sonra Approbation, ve mesleki dil sınavı', 'Bulduklarımız'],
  },
  nurses: {
    en: ['State', 'Who recognises nurses', 'What we found'],
    de: ['Bundesland', 'Wer Pflegefachkräfte anerkennt', 'Was wir fanden'],
    tr: ['Eyalet', 'Hemşireleri tanıyan makam', 'Bulduklarımız'],
  },
}

type Subject = 'form' | 'fee' | 'licenceFee' | 'time' | 'german' | 'english' | 'copies' | 'proof' | 'contact'

const SUBJECTS: Record<Subject, Words> = {
  form: { en: 'Application', de: 'Antrag', tr: 'Başvuru' },
  fee: { en: 'Fee of the check', de: 'Gebühr der Prüfung', tr: 'İnceleme ücreti' },
  licenceFee: { en: 'Licence', de: 'Erlaubnis', tr: 'Mesleki izin' },
  time: { en: 'Time', de: 'Dauer', tr: 'Süre' },
  german: { en: 'German', de: 'Deutsch', tr: 'Almanca' },
  english: { en: 'Papers in English', de: 'Papiere auf Englisch', tr: 'İngilizce belgeler' },
  copies: { en: 'Copies', de: 'Kopien', tr: 'Kopyalar' },
  proof: { en: 'Proof for this state', de: 'Nachweis für dieses Land', tr: 'Bu eyalet için kanıt' },
  contact: { en: 'Contact', de: 'Kontakt', tr: 'İletişim' },
}

/** Details that a table cell lists as "Not found" if they are missing. */
const EXPECTED: readonly Subject[] = ['form', 'fee', 'time', 'german', 'english', 'copies', 'proof']

const WORDS = {
  ask: { en: 'Ask the office', de: 'Die Stelle fragen', tr: 'Makama sorun' },
  notFound: { en: 'Not found', de: 'Nicht gefunden', tr: 'Bulunamadı' },
  nothing: {
    en: 'Nothing found but the name',
    de: 'Außer dem Namen nichts gefunden',
    tr: 'Adı dışında bir şey bulunamadı',
  },
  latest: {
    en: 'Latest day on its page',
    de: 'Jüngster Tag auf ihrer Seite',
    tr: 'Sayfasındaki en yeni tarih',
  },
  noPage: { en: 'no page found', de: 'keine Seite gefunden', tr: 'sayfa bulunamadı' },
  no: {
    en: 'no, they need a translation too',
    de: 'nein, auch sie brauchen eine Übersetzung',
    tr: 'hayır, onların da çevirisi gerekir',
  },
  fee: { en: 'Fee', de: 'Gebühr', tr: 'Ücret' },
  askExam: { en: 'Ask', de: 'Erfragen', tr: 'Sorun' },
} as const satisfies Record<string, Words>

const GERMAN: Record<GermanWhen, Words> = {
  apply: { en: 'B2, with the papers', de: 'B2, mit den Unterlagen', tr: 'B2, belgelerle birlikte' },
  licence: { en: 'B2, for the licence', de: 'B2, erst für die Erlaubnis', tr: 'B2, izin için' },
  onRequest: {
    en: 'B2, when the office asks for it',
    de: 'B2, wenn die Stelle danach fragt',
    tr: 'B2, makam isteyince',
  },
}

const PROOFS: Record<Proof, Words> = {
  job: { en: 'a contract or job promise', de: 'Vertrag oder Zusage', tr: 'sözleşme veya iş sözü' },
  residence: { en: 'living there', de: 'Wohnsitz dort', tr: 'orada oturmak' },
  intention: {
    en: 'a declaration that you mean to work there',
    de: 'Erklärung, dass Sie dort arbeiten wollen',
    tr: 'orada çalışmak istediğinize dair beyan',
  },
  applications: {
    en: 'applications or invitations',
    de: 'Bewerbungen oder Einladungen',
    tr: 'başvurular veya davetler',
  },
  threeContacts: {
    en: 'written contact with three employers',
    de: 'Schriftwechsel mit drei Arbeitgebern',
    tr: 'üç işverenle yazışma',
  },
  fiveApplications: {
    en: 'five confirmed applications',
    de: 'fünf bestätigte Bewerbungen',
    tr: 'onaylanmış beş başvuru',
  },
  shadowing: {
    en: 'the promise of a shadowing post',
    de: 'Zusage einer Hospitation',
    tr: 'gözlem stajı sözü',
  },
  selfEmployment: {
    en: 'self-employment there',
    de: 'Selbständigkeit dort',
    tr: 'orada serbest çalışma',
  },
  advice: {
    en: 'a note on your consultation at the ZSBA',
    de: 'Vermerk der ZSBA über Ihre Beratung',
    tr: 'ZSBA’nın danışmanlık notu',
  },
}

/**
 * Replaces each `<StateTable>` with a table of the federal states. Each row names the responsible office and the
 * details found about it. `for` is `doctors` (the default) or `nurses`. The rows for doctors also contain the language
 * exams.
 *
 * @throws if `for` has another value
 */
export function resolveStates(tree: Root, language: Language): void {
  for (const node of elementsNamed(tree, 'StateTable')) {
    const { for: profession = 'doctors' } = attributesOf(node)
    if (profession !== 'doctors' && profession !== 'nurses')
      throw problemAt(node, '<StateTable> is for="doctors" or for="nurses"')
    const states = STATES.toSorted((one, other) =>
      one.name[language].localeCompare(other.name[language], language),
    )
    const rows = states.map((state) => [[text(state.name[language])], ...CELLS[profession](state, language)])
    const heads = HEADS[profession][language].map((head) => [text(head)])
    const keys = states.map(({ name }) => stateKey(name))
    const filled = withAttributes(table([heads, ...rows]), { 'data-rows': keys.join(' ') })
    replaceElements(tree, new Map([[node, [filled]]]))
  }
}

const CELLS: Record<Profession, (state: State, language: Language) => PhrasingContent[][]> = {
  doctors: ({ licence, languageExams }, language) => [
    [...body(licence, language), ...exams(languageExams, language)],
    found(licence, language, { ...SUBJECTS, fee: WORDS.fee }),
  ],
  nurses: ({ nursing }, language) => [body(nursing, language), found(nursing, language)],
}

const line = (kind: 'found' | 'ask' | 'unknown', children: readonly PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { 'data-line': kind } },
  children: [...children, text('\n')],
})

const body = ({ name, gloss, link, linkEn }: Office, language: Language): PhrasingContent[] => [
  linkTo(germanName(name, language), language === 'en' ? (linkEn ?? link) : link),
  text('\n'),
  line('unknown', [text(link ? gloss[language] : `${gloss[language]}; ${WORDS.noPage[language]}`)]),
]

const exams = (chambers: readonly Chamber[], language: Language): PhrasingContent[] =>
  chambers.length === 0
    ? [line('ask', [text(WORDS.askExam[language])])]
    : chambers.flatMap(({ name, link, fee }) => [
        line('found', [linkTo(germanName(name, language), link)]),
        ...(fee ? [line('found', [strong(`${WORDS.fee[language]}: `), text(feeText(fee, language))])] : []),
      ])

function found(office: Office, language: Language, labels = SUBJECTS): PhrasingContent[] {
  const subjects = Object.keys(SUBJECTS) as Subject[]
  const lines = subjects.flatMap((subject) => {
    const cell: Cell<unknown> | undefined = office[subject]
    if (!cell) return []
    const label = strong(`${labels[subject][language]}: `)
    return [line('found', [label, text(TEXTS[subject](office, language)), ...sourceOf(cell, language)])]
  })
  const notes = (office.notes ?? []).map((note) =>
    line('found', [text(note.value[language]), ...sourceOf(note, language)]),
  )
  const missing = EXPECTED.filter((subject) => !office[subject]).map((subject) =>
    inList(labels[subject][language], language),
  )
  return [
    ...lines,
    ...notes,
    ...(office.ask ? [line('ask', [strong(`${WORDS.ask[language]}: `), text(office.ask[language])])] : []),
    ...notFound(missing, lines.length + notes.length === 0, language),
    ...(office.dated
      ? [line('unknown', [text(`${WORDS.latest[language]}: ${dateText(office.dated, language)}.`)])]
      : []),
  ]
}

function notFound(missing: readonly string[], hasNothing: boolean, language: Language): PhrasingContent[] {
  if (missing.length === 0) return []
  const words = hasNothing ? WORDS.nothing[language] : `${WORDS.notFound[language]}: ${missing.join(', ')}`
  return [line('unknown', [text(`${words}.`)])]
}

const TEXTS: Record<Subject, (office: Office, language: Language) => string> = {
  form: ({ form }, language) => form?.value[language] ?? '',
  fee: ({ fee }, language) => (fee ? feeText(fee.value, language) : ''),
  licenceFee: ({ licenceFee }, language) => (licenceFee ? feeText(licenceFee.value, language) : ''),
  time: ({ time }, language) => time?.value[language] ?? '',
  german: ({ german }, language) =>
    german ? (typeof german.value === 'string' ? GERMAN[german.value] : german.value)[language] : '',
  english: ({ english }, language) =>
    english ? (english.value === 'no' ? WORDS.no : english.value)[language] : '',
  copies: ({ copies }, language) => copies?.value[language] ?? '',
  proof: ({ proof }, language) => listed(proof?.value.map((one) => PROOFS[one][language]) ?? [], language),
  contact: ({ contact }) => contact?.value ?? '',
}

function sourceOf({ from }: Cell<unknown>, language: Language): PhrasingContent[] {
  const source: { mark: string; name: string; dated?: string } = SOURCES[from]
  if (source.mark === 'own') return []
  const day = source.dated ? `, ${dateText(source.dated, language)}` : ''
  return [line('unknown', [text(` (${source.name}${day})`)])]
}

/** Formats a label for a list in a sentence: in lower case, except in German or if it starts with a language name. */
const inList = (label: string, language: Language): string =>
  language === 'de' || /^(German|Alman|İngiliz)/.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(language) + label.slice(1)

const linkTo = (name: PhrasingContent, link: string | undefined): PhrasingContent =>
  link ? { type: 'link', url: link, children: [name] } : name

const germanName = (name: string, language: Language): PhrasingContent =>
  language === 'de'
    ? text(name)
    : { type: 'emphasis', data: { hName: 'span', hProperties: { lang: 'de' } }, children: [text(name)] }

const listed = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(formatTag(language), { type: 'disjunction' }).format(items)

const euros = (value: number | readonly [number, number], language: Language): string =>
  formatFigure({ value, unit: 'EUR' }, language)

const AT_MOST: Words = { en: 'up to #', de: 'höchstens #', tr: 'en fazla #' }
const ABOUT: Words = { en: 'about #', de: 'etwa #', tr: 'yaklaşık #' }

function feeText(fee: Fee, language: Language): string {
  if (typeof fee === 'number') return euros(fee, language)
  if ('max' in fee && fee.min !== undefined) return euros([fee.min, fee.max], language)
  if ('max' in fee) return AT_MOST[language].replace('#', euros(fee.max, language))
  if ('about' in fee) return ABOUT[language].replace('#', euros(fee.about, language))
  return listed(
    fee.either.map((one) => euros(one, language)),
    language,
  )
}

/** Formats a date as precisely as it is given: `2026`, `2026-04` or `2026-04-29`. */
function dateText(day: string, language: Language): string {
  const [year, month, date] = day.split('-')
  return dateFormat(language, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(date && { day: 'numeric' }),
  }).format(new Date(`${year}-${month ?? '01'}-${date ?? '01'}`))
}
