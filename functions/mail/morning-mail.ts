import { inBerlin, momentInBerlin } from '#contracts/values/german-time.ts'
import { isWorkingDay, workingDayBefore } from '#functions/days/working-day.ts'
import { morningMail } from '#functions/emails/morning.ts'
import type { Company, FactDate, MorningReport, Mornings } from '#functions/ports.ts'
import { dutiesOf, lateExports } from './duties.ts'

export interface MorningPorts {
  mornings: Mornings
  company: Company
  now: () => Date
  hasMorningMail: boolean
  factDates: readonly FactDate[]
  /** The day on which this release was built, and later days on which legal figures or rules change (`YYYY-MM-DD`). */
  release: { builtOn: string; changes: readonly string[] }
}

const TIME = '07:00'
const FORESIGHT_MS = 60 * 86_400_000

/**
 * On each working day, the first call after 07:00 German time queues a mail to the team if there is anything to report.
 * This includes legal figures or rules that have changed since the live release was built. Figures that expire soon
 * cause a mail only on the first working day of a week. On the first working day of a month, the mail lists what is due
 * in that month.
 *
 * @throws if the storage is not available
 */
export async function queueMorningMail(ports: MorningPorts): Promise<void> {
  const now = ports.now()
  const [day = '', time = ''] = inBerlin(now).split('T')
  if (!ports.hasMorningMail || time < TIME || !isWorkingDay(day)) return
  if (!(await ports.mornings.isOpen(day))) return

  const dayBefore = workingDayBefore(day)
  const report = await ports.mornings.report({
    since: momentInBerlin(dayBefore, TIME),
    until: momentInBerlin(day, TIME),
  })
  const ending = ports.factDates.filter(({ day: end }) => Date.parse(end) < now.getTime() + FORESIGHT_MS)
  const { builtOn } = ports.release
  const changes = ports.release.changes.filter((change) => builtOn < change && change <= day)
  const stale = changes.length > 0 ? { builtOn, changes } : null
  const lastOperations = await ports.mornings.lastOperations()
  const late = lateExports(lastOperations, now)
  const isFirstOfMonth = day.slice(0, 'YYYY-MM'.length) !== dayBefore.slice(0, 'YYYY-MM'.length)
  const duties = isFirstOfMonth ? dutiesOf(day, lastOperations, builtOn) : []
  const hasNews =
    isAnythingIn(report) ||
    stale !== null ||
    late.length + duties.length > 0 ||
    (ending.length > 0 && isFirstOfWeek(day, dayBefore))
  const content = hasNews
    ? morningMail({ report, late, ending, stale, duties, day, dayBefore }, ports.company)
    : null
  await ports.mornings.close(
    day,
    content && { to: ports.company.teamEmail, replyTo: ports.company.contactEmail, ...content },
  )
}

const isAnythingIn = ({ work, ...others }: MorningReport) =>
  [...Object.values(others), ...Object.values(work)].some((what) =>
    typeof what === 'number' ? what > 0 : what.length > 0,
  )

const isFirstOfWeek = (day: string, dayBefore: string) =>
  new Date(day).getUTCDay() < new Date(dayBefore).getUTCDay() ||
  Date.parse(day) - Date.parse(dayBefore) >= 7 * 86_400_000
