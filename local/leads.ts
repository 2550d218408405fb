import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { leadRecords } from '#functions/adapters/lead-records.ts'
import { leadTable } from '#functions/adapters/lead-table.ts'
import { readConfig } from '#functions/config.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import { keyedHash } from '#functions/keyed-hash.ts'

const USAGE = `npm run leads -- export [leads|sign-ups]   CSV of what is stored, to the standard output
npm run leads -- erase --email <address>   forgets everything of an address
npm run leads -- dead                      mails that wait for a human: refused for good, or held as a bot's
npm run leads -- retry [<reference>]       releases them, all or those of one lead, for the next sweep

It reads the same app settings as the functions, from the environment.`

/** The columns of an export: other rows than those of the forms have none of their own. */
const LEAD_COLUMNS = [
  'receivedAt',
  'reference',
  'formType',
  'language',
  'name',
  'email',
  'phone',
  'selectedType',
  'topic',
  'message',
  'appointmentDate',
  'date',
  'time',
  'fileAttached',
  'consentVersion',
  'heldBecause',
  'teamMailSentAt',
  'visitorMailSentAt',
  'teamMailFailure',
  'visitorMailFailure',
]
const SIGN_UP_COLUMNS = [
  'confirmedAt',
  'email',
  'language',
  'requestedAt',
  'textVersion',
  'by',
  'requestedFrom',
  'confirmedFrom',
]

/** A CSV that spreadsheets open without running anything: cells that look like formulas are escaped. */
const csv = (rows: readonly Record<string, unknown>[], columns: string[]) =>
  stringify([...rows], {
    bom: true,
    header: true,
    columns,
    escape_formulas: true,
    cast: { date: (date) => date.toISOString(), boolean: String },
  })

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' } },
  })
  const [command, argument] = positionals
  if (!['export', 'erase', 'dead', 'retry'].includes(command ?? '')) return void console.log(USAGE)

  const now = () => new Date()
  const config = readConfig(process.env)
  const records = leadRecords({
    table: leadTable(config),
    hash: keyedHash(config.idKey),
    mailer: communicationEmail({ ...config, now }),
    now,
  })
  const stuck = async () =>
    (await records.stuck()).map((found) => ({ ...found, reference: referenceOf(found.mail.id) }))

  if (command === 'export') {
    const isSignUps = argument === 'sign-ups'
    const rows = isSignUps ? await records.signUps() : await records.leads()
    process.stdout.write(csv(rows, isSignUps ? SIGN_UP_COLUMNS : LEAD_COLUMNS))
  } else if (command === 'erase') {
    if (!values.email) throw new Error('Say whose: npm run leads -- erase --email jane@example.org')
    console.log(`${await records.erase(values.email)} rows erased.`)
  } else if (command === 'dead') {
    for (const { reference, mail, reason, isHeld } of await stuck())
      console.log(
        [reference, mail.kind, isHeld ? 'held' : 'dead', mail.queuedAt.toISOString(), reason].join('  '),
      )
  } else {
    for (const { reference, ...found } of await stuck())
      if (!argument || argument === reference)
        console.log(`${reference}  ${found.mail.kind}  ${await records.release(found)}`)
  }
}

/** The lead's reference; sign-ups have none that anybody was told. */
function referenceOf(mailId: string): string {
  const [ownerId = '', kind = ''] = mailId.split(':')
  return kind === 'team' || kind === 'visitor' ? referenceFrom(ownerId) : '-'
}
