import { z } from 'zod'
import { LANGUAGES } from '#contracts/values/language.ts'
import { languagesOf } from '#contracts/values/page-address.ts'
import { allPassages, lastDay } from '#src/content/dated-text.ts'
import { FACTS, FIGURE_NAMES } from '#src/content/facts.ts'
import { TOOL_NAMES, type ToolName } from './tool-names.ts'

/** Languages in which the tools exist. */
export const TOOL_LANGUAGES = languagesOf('/quick-check')

/** Evidence for a rule. P: read in the statute; S: read in a secondary source; K: common knowledge. */
const MARKS = ['P', 'S', 'K'] as const
export type Mark = (typeof MARKS)[number]

/** Groups of countries that the law treats alike. `countries.yaml` assigns each country to a group. */
const COUNTRY_GROUPS = ['de', 'eu', 'vf8', 'vf3', 'vf3b', 'wb6', 'tr', 'who55', 'other'] as const
export type CountryGroup = (typeof COUNTRY_GROUPS)[number]

/** Kinds of outcome: a route, a question to an office, no route yet, or no permit needed. */
const OUTCOME_KINDS = ['route', 'almost', 'ask', 'not-yet', 'not-needed'] as const
export type OutcomeKind = (typeof OUTCOME_KINDS)[number]

/** Embassies whose own times the plan counts, by their names in its words. */
export const EMBASSIES = ['jakarta'] as const
export type Embassy = (typeof EMBASSIES)[number]

/** Groups of the events from which periods run. */
const EVENT_GROUPS = ['job', 'permit', 'family', 'moving'] as const
export type EventGroup = (typeof EVENT_GROUPS)[number]

/**
 * Procedures that a result can start. They largely determine the result's steps, documents, offices, times and costs.
 * `open` and `free` need no application, and `prepare` needs none yet. `advice` leads to independent advice.
 */
export const JOURNEYS = [
  ...([
    'blue',
    'degree',
    'work',
    'itWork',
    'otherWork',
    'special',
    'doctor',
    'nurse',
    'licensed',
    'lookup',
  ] as const),
  ...([
    'recognition',
    'measure',
    'partnership',
    'card',
    'search',
    'language',
    'study',
    'studyPlace',
  ] as const),
  ...([
    'training',
    'trainingPlace',
    'family',
    'familyOfGerman',
    'familyOfWorker',
    'familyEu',
    'visa',
    'extend',
    'orientation',
  ] as const),
  ...(['change', 'report', 'open', 'free', 'advice', 'prepare'] as const),
] as const
export type Journey = (typeof JOURNEYS)[number]

/** Placeholders that a page fills in from the visitor's answers: points, what leaves them open, and steps to more. */
const RESULTS = ['points', 'pointsCertain', 'pointsAtMost', 'steps', 'nearest', 'open']
/** Forms of a figure in a placeholder, such as `{blueCardSalary:dative}`. */
const FORMS = ['phrase', 'dative', 'figure', 'counted', 'year', 'status']

/** Ids that the law files can refer to. */
export interface KnownIds {
  /** Values that a condition can name, keyed by what it tests: a question, a finding, `band`, `journey` or `tool`. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  readonly questions: readonly {
    readonly id: string
    readonly options: readonly string[]
    readonly groups: readonly string[]
    readonly bands: readonly string[]
  }[]
  readonly outcomes: readonly string[]
  readonly headings: readonly string[]
  /** Events from which a period runs. */
  readonly events: readonly string[]
  readonly eventDays: readonly string[]
  readonly eventPeriods: readonly string[]
  readonly countries: readonly string[]
  readonly notes: readonly string[]
  readonly sites: readonly string[]
  readonly guides: readonly string[]
  /** True if `ref` is a section of a known statute, an official page or a note. */
  readonly canCite: (ref: string) => boolean
}

/** Adds an issue. `build/law/law-file.ts` appends the most similar known name to its message. */
const addUnknown = (context: z.RefinementCtx, message: string, given: string, known: readonly string[]) =>
  context.addIssue({ code: 'custom', message, params: { given, known } })

const oneOf = (names: readonly string[]) => z.enum(names.length > 0 ? names : [''])
const someOf = (names: readonly string[]) => z.union([oneOf(names), z.array(oneOf(names)).min(1)])

const id = z.string().regex(/^[\w-]+$/)
const day = z.iso.date()
const lengthUnit = z.enum(['days', 'weeks', 'months', 'years'])
const figure = z.enum(Object.keys(FACTS) as (keyof typeof FACTS)[])

/**
 * A text. Each placeholder must name a figure or one of `RESULTS`. Each dated passage (`<Until>`, `<After>`) must name
 * a day or a figure with a date, and have an end tag.
 */
const text = z
  .string()
  .regex(/\S/, 'is empty')
  .superRefine((value, context) => {
    for (const [braces, inside = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
      const [name = '', form = 'phrase'] = inside.split(':')
      const figures = name.endsWith('@next') ? FIGURE_NAMES.map((each) => `${each}@next`) : Object.keys(FACTS)
      const names = [...figures, ...RESULTS]
      if (!names.includes(name)) addUnknown(context, `${braces} names no figure`, name, names)
      if (!FORMS.includes(form)) addUnknown(context, `${braces}: a figure has no such form`, form, FORMS)
    }
    if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ''))) context.addIssue('has a brace without its other half')
    try {
      if (/<\/?(?:Until|After)\b/.test(allPassages(value)))
        context.addIssue('has a dated passage that does not end')
    } catch (error) {
      context.addIssue(String(error))
    }
  })

export const textsFor = (ids: readonly string[]) =>
  z.strictObject(Object.fromEntries(ids.map((each) => [each, text])))

const withIds = <Entry extends z.ZodType<{ id: string }>>(entry: Entry) =>
  z.array(entry).superRefine((entries, context) => {
    const known = new Set<string>()
    for (const [index, { id: own }] of entries.entries()) {
      if (known.has(own))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `"${own}" stands twice` })
      known.add(own)
    }
  })

/** Returns the schema of a text that must have exactly these placeholders, which the page fills in. */
export const filled = (...names: string[]) =>
  z.string().superRefine((value, context) => {
    const given = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    for (const name of given)
      if (!names.includes(name)) addUnknown(context, `{${name}} is filled in by nobody here`, name, names)
    for (const name of names) if (!given.includes(name)) context.addIssue(`lacks {${name}}`)
  })
export const word = filled()

const lead = z.strictObject({
  title: word,
  intro: word,
  effort: word.describe('The effort of getting a result'),
  description: word.min(50).max(170).describe('For search engines, 50 to 170 characters'),
})
export type Lead = Readonly<z.infer<typeof lead>>

const pageWords = z.strictObject({
  tabs: z
    .strictObject({ label: word, you: word, hire: word })
    .describe('The two quick checks are tabs of one page'),
  choose: word,
  oftenAsked: word.describe('Heads the countries that most visitors choose'),
  allCountries: word,
  otherCountry: word,
  wish: word.describe('Introduces the answers of the last question of the sentence where it stands alone'),
  go: word.describe('Leads from a form on another page to the result'),
  questions: z.record(id, word).describe('Questions of a sentence where they stand alone'),
  step: filled('number', 'total'),
  back: word,
  continue: word,
  loading: word.describe('Shown while the app reads the answers in the address'),
  given: word.describe('The list of the answers given so far'),
  changeAnswer: word,
  startOver: word,
  dropped: filled('answers'),
  unread: filled('name').describe('For an answer in a link that nobody can choose: one of the names below'),
  unreadAnswer: filled('name').describe('The same for a question without a name of its own'),
  unreadPart: word,
  names: z.record(id, word).describe('Names of the questions of a sentence'),
  nextQuestion: filled('question').describe('Names the question that still decides'),
  privacy: word,
  kinds: z.record(z.enum(OUTCOME_KINDS), word),
  next: word,
  lastYear: filled('day'),
  hints: word,
  deadlineLaw: word.describe('Before the law of deadlines, below the buttons'),
  guides: word,
  why: word,
  later: word,
  unused: word,
  unscored: word,
  since: filled('day'),
  until: filled('day').describe('For a rule that is over'),
  marks: z.record(z.enum(MARKS), word),
  count: word,
  needed: filled('minimum'),
  noPoints: word.describe('Instead of the count, where no result depends on points'),
  range: filled('certain', 'atMost'),
  perhaps: filled('certain', 'atMost').describe('A range in the points so far'),
  unsure: z.record(id, word).describe('Why points are a range, by question'),
  open: z.record(id, word).describe('What a range of points depends on, by question'),
  change: word,
  oneStep: word,
  twoSteps: word,
  orTwoSteps: word,
  thenCount: filled('points'),
  tools: z.strictObject({
    copy: word,
    share: word.describe('Opens the sharing of the device'),
    copied: word,
    refused: word,
    print: word,
  }),
  plan: z.strictObject({
    times: word,
    costs: word,
    points: word,
    needed: filled('minimum'),
    open: word.describe('Leads to the plan of the result'),
    about: word.describe('What the plan says'),
    papers: word.describe('Leads to a plan without steps of the reader'),
    running: word.describe('Leads to the days of a period that runs already'),
    events: word.describe('Leads from a quick check to the periods that run from an event'),
    ahead: word.describe('Before the first answer: what a result has'),
  }),
  talk: z.strictObject({
    title: word,
    text: word,
    handOver: word.describe('Hands the answers over'),
    half: word.describe('Hands the answers over to the request for a talk'),
    after: word.describe('Above what happens after writing'),
    message: word.describe('Begins what is put into the message'),
  }),
  list: z
    .strictObject({ title: word, text: word })
    .describe('A quick check as a list, where scripts are missing'),
  table: z
    .strictObject({ title: word, text: word, points: word, column: word, mine: word, sum: filled('minimum') })
    .describe('The points as a table to be filled in on paper, where scripts are missing'),
})
export type PageWords = Readonly<z.infer<typeof pageWords>>

export const wordsSchema = z.strictObject({
  page: pageWords,
  leads: z.strictObject(
    Object.fromEntries(TOOL_NAMES.map((name) => [name, lead])) as Record<ToolName, typeof lead>,
  ),
  footer: word.describe('Stands under every result: what it is, and what it is not'),
  ended: z
    .strictObject({ title: filled('day'), text: word })
    .describe('For a rule after its last day, where no text says what follows'),
})
export type Words = Readonly<z.infer<typeof wordsSchema>>

/** Returns the schemas of the law's files. They accept only the ids in `known`. */
export function schemasOf(known: KnownIds) {
  const when = z.strictObject(
    Object.fromEntries(
      Object.entries(known.answers).map(([name, answers]) => [name, someOf(answers).optional()]),
    ),
  )
  const basis = z.string().superRefine((value, context) => {
    const [, mark, ref = ''] = /^(\w) (.+)$/.exec(value) ?? []
    if (!MARKS.some((each) => each === mark))
      context.addIssue(
        'begins with its mark: P (read in the statute), S (a secondary source) or K (only known)',
      )
    else if (!known.canCite(ref))
      addUnknown(
        context,
        `"${ref}" is no section such as "§ 18a AufenthG", no page and no note`,
        ref,
        known.notes,
      )
  })
  const law = z.array(basis).min(1)
  const outcome = oneOf(known.outcomes)
  const line = { id, when, law }
  const dated = { ...line, outcome, validFrom: day, validUntil: z.union([day, figure]).optional() }
  const row = z.strictObject(dated).superRefine(({ validFrom, validUntil }, context) => {
    if (validUntil === undefined || lastDay(validUntil) >= validFrom) return
    const message = `ends on ${lastDay(validUntil)}, before it begins on ${validFrom}`
    context.addIssue({ code: 'custom', path: ['validUntil'], message })
  })
  const figuresDiffer = z.string().optional().describe('Why its languages state different figures')
  const finding = z.strictObject({ ...line, is: id })
  const next = z.union([
    z.strictObject({ site: oneOf(known.sites) }),
    z.strictObject({
      guide: oneOf(known.guides),
      en: z.string().optional().describe('Chapter of the English guide'),
      de: z.string().optional().describe('Chapter of the German guide'),
      tr: z
        .string()
        .optional()
        .describe('Turkish guide with its chapter, where it is not the one of addresses.yaml'),
    }),
    z.strictObject({ tool: z.enum(TOOL_NAMES) }),
  ])
  const outcomeEntry = {
    kind: z.enum(OUTCOME_KINDS),
    journey: z.enum(JOURNEYS),
    forAdvice: z.literal(true).optional(),
    next,
    guides: z.array(oneOf(known.guides)),
    unreached: z.string().optional().describe('Why no row leads to it'),
    figuresDiffer,
  }
  const outcomesAs = <Entry extends z.ZodType>(entry: Entry) => z.record(id, entry)
  const question = z.strictObject({
    id,
    when: when.optional(),
    byCountry: z.record(z.enum(COUNTRY_GROUPS), z.string()).optional(),
    options: z.array(id).min(1),
    formerly: z
      .record(z.string(), z.string())
      .optional()
      .describe('Former ids in old links, each with its option'),
    groups: z
      .array(z.strictObject({ id, options: z.array(z.string()) }))
      .optional()
      .describe('Answers that are chosen in two steps: the group, then the answer'),
    bands: z
      .record(z.string(), figure.nullable())
      .optional()
      .describe('The figure at which each band of an amount begins, highest first; null for the lowest'),
    events: z
      .record(z.string(), oneOf(known.events))
      .optional()
      .describe('Linked behind an answer: the days that run from an event (plan/events.yaml)'),
    help: next.optional().describe('The chapter that explains the words of the answers'),
  })
  const questionIds = z.array(oneOf(known.questions.map((each) => each.id)))
  const planLine = {
    id,
    when: when.refine((given) => 'journey' in given, 'names no journey'),
    law: law.optional(),
    figuresDiffer,
  }
  const planLines = withIds(z.strictObject(planLine))
  const reader = z.enum(['person', 'employer'])
  const way = z.enum(['usual', 'fast'])
  const length = z.union([figure, z.templateLiteral([z.int().min(0), ' ', lengthUnit])])
  const group = z.strictObject({
    text: word.describe('The answer that stands for the group'),
    ask: word.describe('The question that the answers of the group answer'),
    whole: filled('answer').optional().describe('An answer of the group where it stands alone'),
  })
  const questionTexts = known.questions.map(({ id: own, options, groups, bands }) => {
    const texts = z.strictObject({
      text,
      note: text.optional(),
      help: word.optional().describe('Text of the link to the chapter in `help`'),
      label: word.optional().describe('Names the answer where it stands without its question'),
      options: textsFor(options.filter((option) => !bands.includes(option))),
      ...(groups.length > 0 && {
        groups: z.strictObject(Object.fromEntries(groups.map((each) => [each, group]))),
      }),
      ...(bands.length > 0 && {
        bands: z.strictObject({
          atLeast: filled('from'),
          between: filled('from', 'to'),
          below: filled('to'),
        }),
      }),
      together: z
        .record(z.string(), text)
        .optional()
        .describe('Texts for options that are one answer where they lead to the same: de_job.de_blue'),
    })
    return [own, texts] as const
  })
  return {
    groups: z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1))),
    checkQuestions: z.strictObject({
      sentence: questionIds,
      listed: questionIds.optional(),
      questions: withIds(question),
    }),
    cardQuestions: z.strictObject({
      validFrom: day,
      minimum: figure,
      headings: withIds(z.strictObject({ id, questions: questionIds })),
      questions: withIds(question),
    }),
    gates: withIds(z.union([z.strictObject({ id, when, outcome: z.null() }), row])),
    rows: withIds(row),
    cardTables: z.strictObject({
      gates: withIds(z.strictObject({ ...line, outcome: outcome.nullable() })),
      ways: withIds(finding),
      language: withIds(finding),
      points: withIds(z.strictObject({ ...line, certain: figure.nullable(), atMost: figure })),
      results: withIds(z.strictObject({ ...line, outcome })),
    }),
    outcomes: outcomesAs(z.strictObject(outcomeEntry)),
    cardOutcomes: outcomesAs(z.strictObject({ ...outcomeEntry, rank: z.literal([1, 2, 3, 4, 5]) })),
    hints: withIds(
      z.strictObject({
        ...line,
        only: z.array(oneOf([...known.countries, ...COUNTRY_GROUPS])).optional(),
        atGate: z.literal(true).optional(),
        deadline: z.literal(true).optional().describe('Stands above all, as a deadline may run'),
        event: oneOf(known.events)
          .optional()
          .describe('The event from which the deadline runs (plan/events.yaml)'),
        first: z
          .literal(true)
          .optional()
          .describe('Shown directly below the buttons of a result, because a mistake is likely'),
        figuresDiffer,
      }),
    ),
    steps: withIds(z.strictObject({ id, when, change: z.record(z.string(), z.string()) })),
    plan: z.strictObject({
      figures: withIds(
        z.strictObject({
          ...planLine,
          of: z.enum(['time', 'cost']),
          way: z.literal('fast').optional(),
          sum: z.array(figure).min(1),
        }),
      ),
      times: planLines,
      costs: planLines,
      steps: withIds(
        z.strictObject({
          ...planLine,
          owner: z.enum(['person', 'employer', 'both', 'office']),
          kind: z.enum(['do', 'wait', 'decision', 'later']),
          after: z.array(id).optional(),
          way: way.optional(),
          counter: z.literal(true).optional(),
          by: z.literal('permit').optional(),
          takes: figure.optional(),
          atMost: z.literal(true).optional(),
          embassy: z.enum(EMBASSIES).optional(),
          untimed: z.literal(true).optional(),
        }),
      ),
      periods: withIds(
        z.strictObject({
          ...planLine,
          owner: reader.optional(),
          event: oneOf(known.events).optional(),
        }),
      ),
      papers: withIds(
        z.strictObject({
          ...planLine,
          owner: reader,
          way: way.optional(),
          withEmployer: z.literal(true).optional(),
        }),
      ),
      offices: withIds(
        z.strictObject({ ...planLine, owner: reader.optional(), site: oneOf(known.sites).optional() }),
      ),
    }),
    events: withIds(
      z.strictObject({
        id,
        group: z.enum(EVENT_GROUPS),
        days: z.array(id).min(1),
        periods: withIds(
          z.strictObject({
            id,
            from: id,
            length,
            back: z.literal(true).optional(),
            first: z.literal(true).optional(),
            begins: z.literal(true).optional(),
            careful: z.literal(true).optional(),
            special: z.literal(true).optional(),
            moves: z.enum(['land', 'berlin']).optional(),
            if: z
              .union([
                z.strictObject({ from: id, to: id, under: length }),
                z.strictObject({ from: id, to: id, over: length }),
              ])
              .optional(),
            how: next.optional().describe('The office’s page, or the chapter that says more'),
            law,
          }),
        ),
      }),
    ),
    eventTexts: z.strictObject({
      events: textsFor(known.events),
      days: textsFor(known.eventDays),
      periods: z.strictObject(
        Object.fromEntries(known.eventPeriods.map((own) => [own, z.strictObject({ text, missed: text })])),
      ),
    }),
    countries: z.strictObject({
      onTop: z.array(oneOf(known.countries)),
      oftenAsked: z.array(oneOf(known.countries)),
      firstIn: z.partialRecord(z.enum(LANGUAGES), oneOf(known.countries)),
      groups: z.record(z.string(), z.enum(COUNTRY_GROUPS)),
    }),
    notes: z.record(z.string(), z.strictObject({ link: z.url().optional() })),
    addresses: z.strictObject({
      sites: z.record(id, z.url()),
      replacements: z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string())),
    }),
    questionTexts: z.strictObject({
      ...Object.fromEntries(questionTexts),
      ...(known.headings.length > 0 && { headings: textsFor(known.headings) }),
    }),
    coverage: z.array(
      z.strictObject({
        chapter: z.string(),
        entries: z.array(
          z.union([
            z.strictObject({ law: z.string(), who: z.string(), outcomes: z.array(outcome).min(1) }),
            z.strictObject({ law: z.string(), who: z.string(), reason: z.string() }),
          ]),
        ),
      }),
    ),
    outcomeTexts: z.strictObject(
      Object.fromEntries(
        known.outcomes.map((own) => [own, z.strictObject({ title: text, text, next: text })]),
      ),
    ),
  }
}
