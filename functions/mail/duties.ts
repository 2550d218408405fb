import { dayInWords } from '#contracts/values/german-time.ts'
import { SECURITY_TXT_DAYS } from '#contracts/values/limits.ts'
import { dayOf } from '#functions/days/utc-day.ts'
import type { LastOperations } from '#functions/ports.ts'

const DAY_MS = 86_400_000
const EXPORT_IS_LATE_AFTER_MS = 3 * DAY_MS
const FORESIGHT_MS = 60 * DAY_MS

/**
 * Duties of the operators beside those of every month, by month: `01` is each January, `2028-02` only that of 2028.
 * docs/operate.md, "Dates to know", explains them.
 */
const DUTIES: readonly [month: string, duty: string][] = [
  ['01', 'Rotate TOKEN_SECRETS, OUTBOX_KEY and the deployment token of the site.'],
  ['02', 'Try a restore into a second resource group.'],
  ['2028-02', 'Move to a newer version of Node: Azure ends support for Node 24 on 30 April 2028.'],
]

/** Returns the duties in the month of `day` (`YYYY-MM-DD`). `builtOn` is the build day of the live release. */
export function dutiesOf(day: string, { deployedAt }: LastOperations, builtOn: string): string[] {
  const month = day.slice(0, 'YYYY-MM'.length)
  const expires = new Date(Date.parse(builtOn) + SECURITY_TXT_DAYS * DAY_MS)
  const isExpiring = expires.getTime() < Date.parse(day) + FORESIGHT_MS
  const deployed = deployedAt ? ` The live release is of ${dayInWords(dayOf(deployedAt), 'en')}.` : ''
  return [
    'Read the DMARC reports in postmaster@, and look at the domain in Google Postmaster Tools.',
    `Run "gh workflow list --all", and enable what GitHub has disabled.${deployed}`,
    ...(isExpiring ? [`Deploy: security.txt expires on ${dayInWords(dayOf(expires), 'en')}.`] : []),
    ...DUTIES.filter(([due]) => month.endsWith(due)).map(([, duty]) => duty),
  ]
}

/** Returns a line for each export that is older than three days. */
export const lateExports = ({ leadsExportedAt, signUpsExportedAt }: LastOperations, now: Date): string[] =>
  [
    { what: 'leads', at: leadsExportedAt },
    { what: 'sign-ups', at: signUpsExportedAt },
  ]
    .filter(({ at }) => at === null || now.getTime() - at.getTime() > EXPORT_IS_LATE_AFTER_MS)
    .map(({ what, at }) => {
      const last = at ? `has not run since ${dayInWords(dayOf(at), 'en')}` : 'has never run'
      return `The export of ${what}, the only backup, ${last}: npm run leads -- export ${what}.`
    })
