import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { ARTICLES } from '#build/articles/files.ts'
import { ContentError } from '#build/content-error.ts'
import type { Language } from '#contracts/values/language.ts'
import { localizedPath, TOOL_PATHS } from '#contracts/values/page-address.ts'
import {
  JOURNEYS,
  type KnownIds,
  schemasOf,
  TOOL_LANGUAGES,
  textsFor,
  wordsSchema,
} from '#src/content/law/law.ts'
import { planWordsSchema } from '#src/content/law/plan-words.ts'
import { type CheckName, isCheckName, TOOL_NAMES, type ToolName } from '#src/content/law/tool-names.ts'
import type {
  Bases,
  Card,
  Check,
  Law,
  LawTools,
  Outcome,
  Plan,
  Question,
  Texts,
  When,
} from '#src/content/law/tools.ts'
import { bandText } from './answer-texts.ts'
import { canCite } from './citations.ts'
import { LawFile, nearest } from './law-file.ts'

export const LAW = path.resolve(import.meta.dirname, '../../src/content/law')

/**
 * Reads the law from the files of a folder, without the checks of `loadCheckedLaw`.
 *
 * @throws ContentError with every fault of the files
 */
export function readLaw(folder = LAW): Law {
  const { problems, law } = openLaw(folder)
  if (problems.length > 0) throw new ContentError(['Faults in the law:', ...problems].join('\n'))
  return law()
}

/** Opens the files of a folder. Returns their faults and schemas, and `law()`, which throws if there are faults. */
export function openLaw(folder = LAW) {
  const library = new Library(folder)
  const countries = keysOf(library.raw('countries', 'groups'))
  const notes = keysOf(library.raw('notes'))
  const events = listOf(library.raw('plan/events'))
  for (const [index, event] of events.entries())
    library.keepPlaces('plan', 'plan/events', idsOf(partOf(event, 'periods')), [`${index}`, 'periods'])
  const shared = {
    countries,
    notes,
    sites: keysOf(library.raw('addresses', 'sites')),
    guides: [...new Set(readdirSync(ARTICLES).flatMap((file) => /^(.+)\.\w\w\.mdx$/.exec(file)?.[1] ?? []))],
    canCite: (ref: string) => canCite(ref, notes),
    events: idsOf(events),
    eventDays: [...new Set(events.flatMap((event) => listOf(partOf(event, 'days')).map(String)))],
    eventPeriods: events.flatMap((event) => idsOf(partOf(event, 'periods'))),
  }
  const schemas = schemasOf({ ...shared, ...NOTHING })
  const files = {
    countries: library.read('countries', schemas.countries),
    countryNames: library.texts('countries', textsFor(countries)),
    notes: library.read('notes', schemas.notes),
    noteTexts: library.texts('notes', textsFor(notes)),
    addresses: library.read('addresses', schemas.addresses),
    words: library.texts('page-texts', wordsSchema),
    events: library.read('plan/events', schemas.events),
    eventTexts: library.texts('plan/events', schemas.eventTexts),
    planWords: library.texts('plan/words', planWordsSchema),
  }
  const tools = TOOL_NAMES.map((name) => ({
    name,
    tool: isCheckName(name) ? openCheck(library, name, shared) : openCard(library, name, shared),
  }))
  const plan = openPlan(library, shared)
  const outcomes = TOOL_NAMES.flatMap((tool) => keysOf(library.raw(`${tool}/outcomes`)))
  const coverage = library.read('coverage', schemasOf({ ...shared, ...NOTHING, outcomes }).coverage)
  const law = (): Law => {
    const { onTop, oftenAsked, firstIn, groups } = files.countries()
    const { sites, replacements } = files.addresses()
    const world: World = {
      countries: Object.entries(groups),
      addressOf: (next) => {
        if (next.site !== undefined) return inAll(() => sites[next.site ?? ''])
        if (next.guide === undefined)
          return inAll((language) => localizedPath(TOOL_PATHS[next.tool as ToolName], language))
        const chapterIn = (chapter?: string) => [next.guide, chapter].filter(Boolean).join('#')
        const english = chapterIn(next.en)
        const own: Partial<Record<Language, string | undefined>> = {
          ...next,
          en: english,
          de: chapterIn(next.de),
        }
        return inAll((language) => {
          const guide = own[language] ?? replacements[language]?.[english] ?? english
          return localizedPath(`/information/${guide}`, language)
        })
      },
    }
    return {
      tools: Object.fromEntries(tools.map(({ name, tool }) => [name, tool(world)])) as unknown as LawTools,
      plan: plan(sites),
      events: files.events().map(({ days, periods, ...event }) => ({
        ...event,
        ...inAll((language) => files.eventTexts(language).events[event.id]),
        days: days.map((day) => ({ id: day, ...inAll((language) => files.eventTexts(language).days[day]) })),
        periods: periods.map(({ law: bases, how, ...period }) => ({
          ...period,
          law: basesOf(bases),
          ...(how && { how: world.addressOf(how as Next) }),
          ...inAll((language) => files.eventTexts(language).periods[period.id]),
        })),
      })) as unknown as Law['events'],
      planWords: inAll((language) => files.planWords(language)),
      countries: Object.entries(groups).map(([code, group]) => ({
        code,
        group,
        name: inAll((language) => files.countryNames(language)[code]),
      })),
      onTop,
      oftenAsked,
      firstIn,
      notes: Object.fromEntries(
        Object.entries(files.notes()).map(([id, { link }]) => [
          id,
          { ...inAll((language) => files.noteTexts(language)[id]), ...(link && { link }) },
        ]),
      ),
      sites,
      replacements,
      words: inAll((language) => files.words(language)),
      coverage: coverage() as Law['coverage'],
      places: library.places,
    }
  }
  return { law, problems: library.problems, schemas: library.schemas }
}

/**
 * Target of a next step: a site, a guide or a tool. `en` and `de` are chapters of the guide. `tr` is the slug of a
 * Turkish guide, with or without a chapter (`slug#chapter`).
 */
type Next = {
  readonly tool?: ToolName
  readonly site?: string
  readonly guide?: string
  readonly en?: string
  readonly de?: string
  readonly tr?: string
}

interface World {
  readonly countries: readonly (readonly [code: string, group: string])[]
  readonly addressOf: (next: Next) => Texts
}

const NOTHING = { answers: {}, questions: [], outcomes: [], headings: [] } satisfies Partial<KnownIds>
type Shared = Omit<KnownIds, keyof typeof NOTHING>

class Library {
  readonly schemas = new Map<string, z.ZodType>()
  readonly places = new Map<string, string>()
  readonly #folder: string
  readonly #files = new Map<string, LawFile>()

  constructor(folder: string) {
    this.#folder = folder
  }

  file(name: string): LawFile {
    const file = this.#files.get(name) ?? new LawFile(this.#folder, `${name}.yaml`)
    this.#files.set(name, file)
    return file
  }

  /** Returns the content of a file, or of one of its keys, without validating it. */
  raw(name: string, key?: string): unknown {
    const { value } = this.file(name)
    return key === undefined ? value : (value as Record<string, unknown> | undefined)?.[key]
  }

  /** Validates a file. The returned function returns the file's content; it throws if the file has a fault. */
  read<Schema extends z.ZodType>(name: string, schema: Schema, schemaName = name): () => z.infer<Schema> {
    this.schemas.set(schemaName, schema)
    const content = this.file(name).parse(schema)
    return () => {
      if (content === undefined) throw new ContentError(this.problems.join('\n'))
      return content
    }
  }

  texts<Schema extends z.ZodType>(name: string, schema: Schema): (language: Language) => z.infer<Schema> {
    const contents = inAll((language) => this.read(`${name}.${language}`, schema, `${name}.texts`))
    return (language) => contents[language]()
  }

  /** Records file and line of each entry of a list, under keys such as "you YG-02". */
  keepPlaces(tool: string, name: string, ids: readonly string[], around: readonly string[] = []): void {
    for (const [index, id] of ids.entries())
      this.places.set(`${tool} ${id}`, this.file(name).placeOf([...around, index]))
  }

  /** Records file and line of each entry's texts, under keys such as "you Y_BLUE (tr)". */
  keepPlacesOfTexts(tool: string, name: string, ids: readonly string[]): void {
    for (const language of TOOL_LANGUAGES)
      for (const id of ids)
        this.places.set(`${tool} ${id} (${language})`, this.file(`${name}.${language}`).placeOf([id]))
  }

  get problems(): string[] {
    return [...this.#files.values()].flatMap((file) => file.problems)
  }
}

function openTool(
  library: Library,
  tool: ToolName,
  shared: Shared,
  findings: Readonly<Record<string, readonly string[]>> = {},
) {
  const questions = listOf(library.raw(`${tool}/questions`, 'questions')).map((question) => {
    const groups = listOf(partOf(question, 'groups'))
    return {
      id: String(partOf(question, 'id')),
      options: listOf(partOf(question, 'options')).map(String),
      groups: idsOf(groups),
      bands: keysOf(partOf(question, 'bands')),
    }
  })
  const outcomes = keysOf(library.raw(`${tool}/outcomes`))
  const answers = {
    ...Object.fromEntries(questions.map(({ id, options }) => [id, options])),
    ...findings,
  }
  const known: KnownIds = {
    ...shared,
    answers: withGroups(library, `${tool}/groups`, answers),
    questions,
    outcomes,
    headings: idsOf(library.raw(`${tool}/questions`, 'headings')),
  }
  const schemas = schemasOf(known)
  const hints = idsOf(library.raw(`${tool}/hints`))
  const files = {
    groups: library.read(`${tool}/groups`, schemas.groups),
    questionTexts: library.texts(`${tool}/questions`, schemas.questionTexts),
    outcomeTexts: library.texts(`${tool}/outcomes`, schemas.outcomeTexts),
    hints: library.read(`${tool}/hints`, schemas.hints),
    hintTexts: library.texts(`${tool}/hints`, textsFor(hints)),
  }
  reportForeignAnswers(library.file(`${tool}/questions`), known)
  library.keepPlaces(tool, `${tool}/hints`, hints)
  library.keepPlaces(
    `${tool} question`,
    `${tool}/questions`,
    questions.map(({ id }) => id),
    ['questions'],
  )
  for (const id of outcomes)
    library.places.set(`${tool} ${id}`, library.file(`${tool}/outcomes`).placeOf([id]))
  library.keepPlacesOfTexts(tool, `${tool}/hints`, hints)
  library.keepPlacesOfTexts(tool, `${tool}/outcomes`, outcomes)
  return { schemas, files }
}

/** Reports unknown answers in the `groups` and `byCountry` of each question. */
function reportForeignAnswers(file: LawFile, { answers }: KnownIds): void {
  for (const [index, question] of listOf(partOf(file.value, 'questions')).entries()) {
    const known = answers[String(partOf(question, 'id'))] ?? []
    const report = (entry: readonly PropertyKey[], answer: unknown) => {
      if (!known.includes(String(answer)))
        file.report(['questions', index, ...entry], nearest(String(answer), known))
    }
    for (const [group, answer] of Object.entries(partOf(question, 'byCountry') ?? {}))
      report(['byCountry', group], answer)
    for (const [former, answer] of Object.entries(partOf(question, 'formerly') ?? {}))
      report(['formerly', former], answer)
    for (const [place, group] of listOf(partOf(question, 'groups')).entries())
      for (const [option, answer] of listOf(partOf(group, 'options')).entries())
        report(['groups', place, 'options', option], answer)
  }
}

/**
 * Returns the answers of each question, followed by the names of its answer groups. A group may contain the groups
 * before it. Reports faults in the groups.
 */
function withGroups(library: Library, name: string, answers: Readonly<Record<string, readonly string[]>>) {
  const file = library.file(name)
  const known = new Map(Object.entries(answers).map(([question, ids]) => [question, [...ids]]))
  for (const [question, groups] of Object.entries(file.value ?? {})) {
    const ids = known.get(question)
    if (!ids) {
      file.report([question], nearest(question, [...known.keys()]))
      continue
    }
    for (const [group, members] of Object.entries(groups ?? {})) {
      if (ids.includes(group)) file.report([question, group], `"${group}" is an answer or a group already`)
      for (const [index, member] of listOf(members).entries())
        if (!ids.includes(String(member))) file.report([question, group, index], nearest(String(member), ids))
      ids.push(group)
    }
  }
  return Object.fromEntries(known)
}

/** Validated content of one kind of file. Conditions may still name groups of answers. */
type Written<Kind extends keyof ReturnType<typeof schemasOf>> = z.infer<ReturnType<typeof schemasOf>[Kind]>

type Groups = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
type WrittenWhen = Readonly<Record<string, string | readonly string[] | undefined>>

/** Replaces groups of answers in a condition with their members. */
const conditionOf = (groups: Groups, when: WrittenWhen): When =>
  Object.fromEntries(
    Object.entries(when).map(([question, answers]) => [
      question,
      membersOf(groups[question], [answers ?? []].flat()),
    ]),
  )

const membersOf = (groups: Groups[string] | undefined, names: readonly string[]): string[] =>
  names.flatMap((name) => (groups?.[name] ? membersOf(groups, groups[name]) : [name]))

/** Splits "P § 18a AufenthG" into mark and citation. */
const basesOf = (law: readonly string[]) =>
  law.map((basis) => ({ mark: basis.slice(0, 1), ref: basis.slice(2) })) as unknown as Bases

function assembled(
  { files }: ReturnType<typeof openTool>,
  questions: Written<'checkQuestions'>['questions'],
  outcomes: Written<'outcomes'>,
  { countries, addressOf }: World,
): Pick<Check, 'questions' | 'outcomes' | 'hints'> & { groups: Groups } {
  const groups = files.groups()
  return {
    groups,
    questions: questions.map(
      ({ id, when, byCountry, options, groups: headings, bands: from, formerly, events, help }): Question => {
        const textsIn = (language: Language) =>
          (files.questionTexts(language) as unknown as Record<string, QuestionTexts>)[id] as QuestionTexts
        const { note, label, help: helpText, together = {} } = textsIn('en')
        const bands = from && {
          from: new Map(Object.entries(from)),
          ...bandTexts((part) => inAll((language) => textsIn(language).bands?.[part])),
        }
        return {
          id,
          ...inAll((language) => textsIn(language).text),
          ...(when && { when: conditionOf(groups, when) }),
          ...(byCountry && {
            countries: Object.fromEntries(
              countries.map(([code, group]) => [code, byCountry[group as keyof typeof byCountry]]),
            ),
          }),
          options: options.map((option) => ({
            id: option,
            ...inAll((language) =>
              bands?.from.has(option)
                ? bandText(bands, [option], language)
                : textsIn(language).options[option],
            ),
          })),
          ...(bands && { bands }),
          ...(formerly && { formerly }),
          ...(events && { events }),
          together: Object.fromEntries(
            Object.keys(together).map((answer) => [
              answer,
              inAll((language) => textsIn(language).together?.[answer]),
            ]),
          ),
          ...(headings && {
            groups: headings.map((heading) => ({
              id: heading.id,
              options: membersOf(groups[id], heading.options),
              ...inAll((language) => textsIn(language).groups?.[heading.id]?.text),
              ask: inAll((language) => textsIn(language).groups?.[heading.id]?.ask),
              ...(textsIn('en').groups?.[heading.id]?.whole && {
                whole: inAll((language) => textsIn(language).groups?.[heading.id]?.whole),
              }),
            })),
          }),
          ...(help &&
            helpText && {
              help: { to: addressOf(help as Next), text: inAll((language) => textsIn(language).help) },
            }),
          ...(note !== undefined && { note: inAll((language) => textsIn(language).note) }),
          ...(label !== undefined && { label: inAll((language) => textsIn(language).label) }),
        }
      },
    ),
    outcomes: Object.fromEntries(
      Object.entries(outcomes).map(([id, { next, ...outcome }]) => [
        id,
        {
          ...outcome,
          to: addressOf(next as Next),
          ...inAll((language) => files.outcomeTexts(language)[id]),
        } as Outcome,
      ]),
    ),
    hints: files.hints().map(({ when, law, only, ...hint }) => ({
      ...hint,
      ...(only && { only: only.flatMap((name) => countriesNamed(name, countries)) }),
      when: conditionOf(groups, when),
      law: basesOf(law),
      ...inAll((language) => files.hintTexts(language)[hint.id]),
    })) as Check['hints'],
  }
}

/** Returns the codes of a group of countries. A code, or `other` for a country that no list names, stands for itself. */
function countriesNamed(name: string, countries: World['countries']): string[] {
  const codes = countries.flatMap(([code, group]) => (group === name ? [code] : []))
  return name === 'other' || codes.length === 0 ? [name] : codes
}

const BAND_TEXTS = ['atLeast', 'between', 'below'] as const

const bandTexts = (textsOf: (part: (typeof BAND_TEXTS)[number]) => Texts) => ({
  atLeast: textsOf('atLeast'),
  between: textsOf('between'),
  below: textsOf('below'),
})

interface QuestionTexts {
  readonly text: string
  readonly note?: string
  readonly label?: string
  readonly help?: string
  readonly options: Readonly<Record<string, string>>
  readonly groups?: Readonly<Record<string, { text: string; ask: string; whole?: string }>>
  readonly bands?: Readonly<Record<(typeof BAND_TEXTS)[number], string>>
  readonly together?: Readonly<Record<string, string>>
}

/** A tool whose files are open. Throws if they have faults. */
type OpenTool<Tool> = (world: World) => Tool

function openCheck(library: Library, id: CheckName, shared: Shared): OpenTool<Check> {
  const files = openTool(library, id, shared)
  const questions = library.read(`${id}/questions`, files.schemas.checkQuestions)
  const outcomes = library.read(`${id}/outcomes`, files.schemas.outcomes)
  const gates = library.read(`${id}/gates`, files.schemas.gates)
  const rows = library.read(`${id}/rows`, files.schemas.rows)
  for (const name of ['gates', 'rows'])
    library.keepPlaces(id, `${id}/${name}`, idsOf(library.raw(`${id}/${name}`)))
  return (world) => {
    const { sentence, listed, questions: asked } = questions()
    const { groups, ...rest } = assembled(files, asked, outcomes(), world)
    const lineOf = <Line extends { when: WrittenWhen; law?: readonly string[] }>({
      when,
      law,
      ...line
    }: Line) => ({
      ...line,
      when: conditionOf(groups, when),
      ...(law && { law: basesOf(law) }),
    })
    return {
      id,
      sentence,
      ...(listed && { listed }),
      ...rest,
      gates: gates().map(lineOf) as unknown as Check['gates'],
      rows: rows().map(lineOf) as unknown as Check['rows'],
    }
  }
}

const CARD_TABLES = ['gates', 'ways', 'language', 'points', 'results'] as const

function openCard(library: Library, id: Card['id'], shared: Shared): OpenTool<Card> {
  const found = (table: string) => [
    ...new Set(listOf(library.raw(`${id}/tables`, table)).map((line) => String(partOf(line, 'is')))),
  ]
  const tool = openTool(library, id, shared, {
    way: found('ways'),
    language: found('language'),
    band: ['reached', 'border', 'below'],
  })
  const questions = library.read(`${id}/questions`, tool.schemas.cardQuestions)
  const outcomes = library.read(`${id}/outcomes`, tool.schemas.cardOutcomes)
  const tables = library.read(`${id}/tables`, tool.schemas.cardTables)
  const steps = library.read(`${id}/steps`, tool.schemas.steps)
  const stepTexts = library.texts(`${id}/steps`, textsFor(idsOf(library.raw(`${id}/steps`))))
  library.keepPlaces(id, `${id}/steps`, idsOf(library.raw(`${id}/steps`)))
  for (const table of CARD_TABLES)
    library.keepPlaces(id, `${id}/tables`, idsOf(library.raw(`${id}/tables`, table)), [table])
  return (world) => {
    const { validFrom, minimum, headings, questions: asked } = questions()
    const { groups, ...rest } = assembled(tool, asked, outcomes(), world)
    const linesOf = (table: (typeof CARD_TABLES)[number]) =>
      tables()[table].map(({ when, law, ...line }) => ({
        ...line,
        when: conditionOf(groups, when),
        law: basesOf(law),
      }))
    return {
      id,
      validFrom,
      minimum,
      ...rest,
      groups: headings.map(({ id: heading, questions: below }) => ({
        questions: below,
        ...inAll(
          (language) =>
            (tool.files.questionTexts(language) as { headings?: Record<string, string> }).headings?.[heading],
        ),
      })),
      ...Object.fromEntries(CARD_TABLES.map((table) => [table, linesOf(table)])),
      steps: steps().map(({ id: step, when, change }) => ({
        id: step,
        when: conditionOf(groups, when),
        change,
        ...inAll((language) => stepTexts(language)[step]),
      })),
    } as unknown as Card
  }
}

function openPlan(library: Library, shared: Shared): (sites: Law['sites']) => Plan {
  const questions = TOOL_NAMES.flatMap((tool) => listOf(library.raw(`${tool}/questions`, 'questions')))
  const answers: Record<string, string[]> = { journey: [...JOURNEYS], tool: [...TOOL_NAMES] }
  for (const question of questions)
    answers[String(partOf(question, 'id'))] = [
      ...new Set([
        ...(answers[String(partOf(question, 'id'))] ?? []),
        ...listOf(partOf(question, 'options')).map(String),
      ]),
    ]
  const schemas = schemasOf({ ...shared, ...NOTHING, answers: withGroups(library, 'plan/groups', answers) })
  const groups = library.read('plan/groups', schemas.groups)
  const plan = library.read('plan/plan', schemas.plan)
  const tables = Object.entries(library.raw('plan/plan') ?? {})
  const texts = library.texts('plan/plan', textsFor(tables.flatMap(([, lines]) => idsOf(lines))))
  for (const [table, lines] of tables) library.keepPlaces('plan', 'plan/plan', idsOf(lines), [table])
  return (sites) =>
    Object.fromEntries(
      Object.entries(plan()).map(([table, lines]) => [
        table,
        lines.map((written) => {
          const { when, law, site, ...line } = written as typeof written & { site?: string }
          return {
            ...line,
            when: conditionOf(groups(), when),
            ...(law && { law: basesOf(law) }),
            ...(site && { link: sites[site] }),
            ...inAll((language) => texts(language)[line.id]),
          }
        }),
      ]),
    ) as unknown as Plan
}

const inAll = <Value>(valueIn: (language: Language) => Value): Record<Language, NonNullable<Value>> =>
  Object.fromEntries(TOOL_LANGUAGES.map((language) => [language, valueIn(language)])) as Record<
    Language,
    NonNullable<Value>
  >

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const idsOf = (value: unknown): string[] => listOf(value).map((entry) => String(partOf(entry, 'id')))

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []
