import { dayInWords, inBerlin } from '#contracts/values/german-time.ts'
import type { Company, FactDate, MorningReport, OpenWork } from '#functions/ports.ts'
import { typeset } from './typeset.ts'

interface Morning {
  report: MorningReport
  /** A sentence for each export that is overdue. */
  late: readonly string[]
  ending: readonly FactDate[]
  /**
   * Null if no legal figure or rule has changed since the live release. Otherwise, `builtOn` is the day of that
   * release, and `changes` are the days of the changes (all `YYYY-MM-DD`).
   */
  stale: { builtOn: string; changes: readonly string[] } | null
  /** Duties of this month, on its first working day; otherwise empty. */
  duties: readonly string[]
  /** `YYYY-MM-DD` */
  day: string
  /** The previous working day, `YYYY-MM-DD`. */
  dayBefore: string
}

const NAMES_LIMIT = 8

/** Builds the team's morning mail: an English list of what is waiting for the team. Leads appear only as references. */
export function morningMail(
  { report, late, ending, stale, duties, day, dayBefore }: Morning,
  company: Company,
) {
  const items = [
    ...workLines(report.work, day),
    ...linesOf(report, dayInWords(dayBefore, 'en')),
    ...late,
    ...(stale ? [releaseLine(stale)] : []),
    ...figureLines(ending, day),
  ]
  return typeset(
    {
      language: 'en',
      subject: `This morning: ${countOf(items.length + duties.length, 'thing waits', 'things wait')}`,
      preheader: items[0] ?? duties[0] ?? '',
      heading: dayInWords(day, 'en'),
      blocks: [
        ...(items.length > 0 ? [{ items }] : []),
        ...(duties.length > 0 ? [{ heading: 'Due this month' }, { items: duties }] : []),
        {
          paragraph:
            '"npm run leads -- dead" lists what is held and what could not be delivered. Its word retry lets a mail go, discard drops it. "npm run facts" lists the figures.',
        },
      ],
      note: 'Sent on working days when something waits, and on the first working day of a month. The app setting MORNING_MAIL turns it off.',
    },
    company,
  )
}

/** Lists the open work of the team. Days are `YYYY-MM-DD` in German time; items due before `today` are overdue. */
export function workLines({ due, proposals, talks }: OpenWork, today: string): string[] {
  const nameOf = ({ reference, others }: OpenWork['due'][number]) =>
    others.length > 0 ? `${reference} (same address: ${joinNames(others)})` : reference
  const overdue = due.filter(({ dueOn }) => dueOn < today)
  const dueToday = due.filter(({ dueOn }) => dueOn === today)
  const undelivered = proposals.filter(({ isUndelivered }) => isUndelivered)
  const unanswered = proposals.filter(({ isUndelivered }) => !isUndelivered)
  return withCount([
    [
      talks.length,
      `${countOf(talks.length, 'talk', 'talks')} today (German time): ${talks
        .map(
          ({ reference, start, how }) => `${inBerlin(new Date(start)).slice(-5)} ${reference} (${how.way})`,
        )
        .join(', ')}.`,
    ],
    [
      overdue.length,
      `${countOf(overdue.length, 'message is', 'messages are')} overdue: ${joinNames(
        overdue.map((message) => `${nameOf(message)}, since ${dayInWords(message.dueOn, 'en')}`),
      )}.`,
    ],
    [
      dueToday.length,
      `${countOf(dueToday.length, 'message has', 'messages have')} to be answered today: ${joinNames(dueToday.map(nameOf))}.`,
    ],
    [
      undelivered.length,
      `${countOf(undelivered.length, 'proposal was', 'proposals were')} not delivered: ${joinNames(undelivered.map(({ reference }) => reference))}.`,
    ],
    [
      unanswered.length,
      `${countOf(unanswered.length, 'proposal is', 'proposals are')} not answered, and the first time is near: ${joinNames(
        unanswered.map(
          ({ reference, first }) => `${reference} (${inBerlin(new Date(first)).replace('T', ' ')})`,
        ),
      )}.`,
    ],
  ])
}

function linesOf(report: MorningReport, since: string): string[] {
  const {
    heldForms,
    heldSignUps,
    deadTeamLetters,
    otherDeadLetters,
    strayPartitions,
    delayedMails,
    signUps,
  } = report
  return withCount([
    [
      heldForms.length,
      `${countOf(heldForms.length, 'form', 'forms')} may be a bot's, receipt held: ${joinNames(heldForms)}.`,
    ],
    [heldSignUps, `${countOf(heldSignUps, 'sign-up', 'sign-ups')} may be a bot's, mail held.`],
    [
      deadTeamLetters.length,
      `${countOf(deadTeamLetters.length, 'mail', 'mails')} to you could not be delivered: ${joinNames(deadTeamLetters)}.`,
    ],
    [otherDeadLetters, `${countOf(otherDeadLetters, 'mail', 'mails')} to visitors could not be delivered.`],
    [
      strayPartitions.length,
      `The table has rows under ${joinNames(strayPartitions.map((name) => `"${name}"`))}, which is no month: somebody edited them. They are left out; put them back under their month, such as 2026-11.`,
    ],
    [delayedMails, `${countOf(delayedMails, 'mail has', 'mails have')} waited for more than an hour.`],
    [signUps, `${countOf(signUps, 'sign-up', 'sign-ups')} confirmed since ${since}.`],
  ])
}

/** Returns the lines whose count is not 0. */
const withCount = (lines: readonly (readonly [count: number, line: string])[]) =>
  lines.filter(([count]) => count > 0).map(([, line]) => line)

const releaseLine = ({ builtOn, changes }: NonNullable<Morning['stale']>): string =>
  `The live release states the figures and rules of ${dayInWords(builtOn, 'en')}; they changed on ${joinNames(changes.map((day) => dayInWords(day, 'en')))}. Run the workflow "New day" on GitHub, after "gh workflow enable" if it is disabled.`

const figureLines = (ending: readonly FactDate[], today: string): string[] =>
  [...Map.groupBy(ending, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, facts]) => {
      const names = joinNames(facts.map(({ name }) => name))
      const verb = day < today ? 'ran out' : facts.length === 1 ? 'runs out' : 'run out'
      return `${countOf(facts.length, 'figure', 'figures')} ${verb} on ${dayInWords(day, 'en')}: ${names}.`
    })

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const joinNames = (names: readonly string[]) =>
  names.length <= NAMES_LIMIT
    ? names.join(', ')
    : `${names.slice(0, NAMES_LIMIT).join(', ')} and ${names.length - NAMES_LIMIT} more`
