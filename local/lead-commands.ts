import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import type { LeadRecords, ReleaseResult, StuckMail } from '#functions/adapters/lead-records.ts'
import { workLines } from '#functions/emails/morning.ts'
import { csvOf, LEAD_COLUMNS, SIGN_UP_COLUMNS, withConsentVersion } from './leads-csv.ts'

const USAGE = `npm run leads -- export [leads|sign-ups] [--to <file>]   CSV of all stored rows; replaces the file when complete
npm run leads -- show --email <address>|--reference <reference>   JSON of all data about a person (Art. 15 and 20 GDPR)
npm run leads -- erase --email <address>   erases all data about an address, and verifies it
npm run leads -- erase --reference <reference>   erases a form sent without an address
npm run leads -- open                      lists what the team has to answer today, and today's talks, as the morning mail does
npm run leads -- dead                      lists mails that wait for a decision: refused for good, or held because a bot may have sent the form
npm run leads -- retry [<name> …|--held]   releases mails for the next sweep: the named ones, all refused ones, or all held ones
npm run leads -- discard <name> …|--held|--dead   deletes mails; their leads stay

<name> is the name in the list of "dead", or the reference of a lead. The settings come from the environment:
eval "$(npm run --silent settings -- <resource group> <function app>)"`

/** `out` receives the result of a command; `tell` receives messages for the operator. */
export interface Output {
  out: NodeJS.WritableStream
  tell: (line: string) => void
}

interface Options {
  names: string[]
  email?: string | undefined
  reference?: string | undefined
  to?: string | undefined
  held?: boolean | undefined
  dead?: boolean | undefined
}

export interface OpenStorage {
  account: string
  records: LeadRecords
  now: () => Date
  /** Returns the link that withdraws a sign-up. Every mail to the waitlist must contain it (Art. 7 (3) GDPR). */
  withdrawUrlOf: (signUp: Record<string, unknown>) => string
}

type Command = (opened: OpenStorage, options: Options, output: Output) => Promise<void>

const commands: Record<string, Command> = {
  export: exportRows,
  show,
  erase,
  open: listOpenWork,
  dead: listStuckMails,
  retry,
  discard,
}

/**
 * Runs one command on the data stored in Azure or, when running locally, on this machine.
 *
 * @throws if the command fails, or finds no data to work on. `dead` and `open` do not throw if nothing waits.
 */
export async function runLeadCommand(
  args: readonly string[],
  open: () => OpenStorage,
  output: Output,
): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      reference: { type: 'string' },
      to: { type: 'string' },
      held: { type: 'boolean' },
      dead: { type: 'boolean' },
    },
  })
  const [name = '', ...names] = positionals
  const command = commands[name]
  if (!command) return output.tell(USAGE)

  const opened = open()
  const { account, records } = opened
  const count = command === exportRows ? '' : ` ${countOf(await records.countLeads(), 'lead')}.`
  output.tell(`${account}:${count}`)
  await command(opened, { names, ...values }, output)
}

async function exportRows(
  { records, withdrawUrlOf }: OpenStorage,
  { names: [what], to }: Options,
  { out, tell }: Output,
): Promise<void> {
  const isSignUps = what === 'sign-ups'
  const columns = isSignUps ? SIGN_UP_COLUMNS : LEAD_COLUMNS
  let count = 0
  async function* rows() {
    for await (const row of isSignUps ? records.signUps() : records.leads()) {
      count += 1
      yield isSignUps ? { ...row, withdrawUrl: withdrawUrlOf(row) } : withConsentVersion(row)
    }
  }
  const source = Readable.from(rows())
  if (to === undefined) await pipeline(source, csvOf(columns), out, { end: false })
  else
    await writeWhole(
      to,
      (file) => pipeline(source, csvOf(columns), file),
      () => count > 0,
    )
  await records.noteExport(isSignUps ? 'signUps' : 'leads')
  if (count === 0) throw new Error('Nothing to export.')
  tell(`${countOf(count, isSignUps ? 'sign-up' : 'lead')} exported.`)
}

async function writeWhole(
  to: string,
  write: (file: NodeJS.WritableStream) => Promise<void>,
  isWorthIt: () => boolean,
): Promise<void> {
  const part = `${to}.part`
  try {
    await write(createWriteStream(part, { mode: 0o600 }))
    if (isWorthIt()) await rename(part, to)
  } finally {
    await rm(part, { force: true })
  }
}

async function show({ records }: OpenStorage, options: Options, { out, tell }: Output): Promise<void> {
  const { whom, name } = await personIn(options, records, 'show')
  const rows: Record<string, unknown>[] = []
  for await (const row of records.about(whom)) rows.push(row)
  if (rows.length === 0) throw new Error(`No data about this ${name} is stored.`)
  out.write(`${JSON.stringify(rows, null, 2)}\n`)
  tell(`${countOf(rows.length, 'row')}.`)
}

async function erase({ records }: OpenStorage, options: Options, { out }: Output): Promise<void> {
  const { whom, name } = await personIn(options, records, 'erase')
  const erased = await records.erase(whom)
  if (erased === 0) throw new Error(`No data about this ${name} is stored.`)
  out.write(`${countOf(erased, 'row')} erased. Verified: no data about this ${name} is left.\n`)
}

/** @throws if the options name nobody, or the hashes were made with another key */
async function personIn({ email, reference }: Options, records: LeadRecords, command: 'show' | 'erase') {
  const whom = email ?? reference
  const only = command === 'erase' ? ' for a form sent without an address' : ''
  if (!whom)
    throw new Error(
      `Name the person: npm run leads -- ${command} --email jane@example.org, or --reference IS-7K3F-9QXD${only}`,
    )
  if ((await records.matchesIdKey()) === false)
    throw new Error(
      'ID_KEY is not the key of these leads, so no address would be found: use the key of the deployment.',
    )
  return { whom, name: email ? 'address' : 'reference' }
}

async function listOpenWork({ records, now }: OpenStorage, _: Options, { out, tell }: Output): Promise<void> {
  const lines = workLines(await records.open(), dayInBerlin(now()))
  for (const line of lines) out.write(`${line}\n`)
  if (lines.length === 0) tell('Nothing waits for an answer today.')
}

async function listStuckMails({ records }: OpenStorage, _: Options, { out, tell }: Output): Promise<void> {
  let count = 0
  for await (const mail of records.stuck()) {
    count += 1
    const { id, reference, kind, isHeld, queuedAt, reason } = mail
    const time = queuedAt?.toISOString() ?? '-'
    const line = [id, reference ?? '-', kind, isHeld ? 'held' : 'dead', time, reason]
    out.write(`${line.join('  ')}\n`)
  }
  tell(count === 0 ? 'No mail waits for a person.' : `${countOf(count, 'mail')}.`)
}

async function retry({ records }: OpenStorage, options: Options, { out }: Output): Promise<void> {
  const chosen = options.names.length > 0 || options.held ? options : { ...options, dead: true }
  await forEach(records, chosen, async (mail) => {
    out.write(`${nameOf(mail)}  ${mail.kind}  ${RELEASES[await records.release(mail)]}\n`)
  })
}

async function discard({ records }: OpenStorage, options: Options, { out }: Output): Promise<void> {
  if (options.names.length === 0 && !options.held && !options.dead)
    throw new Error('Name the mails: npm run leads -- discard <name> …, or --held, or --dead')
  await forEach(records, options, async (mail) => {
    await records.discard(mail)
    out.write(`${nameOf(mail)}  ${mail.kind}  discarded\n`)
  })
}

/** @throws if no mail is chosen */
async function forEach(
  records: LeadRecords,
  { names, held, dead }: Options,
  work: (mail: StuckMail) => Promise<void>,
): Promise<void> {
  let count = 0
  for await (const mail of records.stuck()) {
    const isNamed = names.includes(mail.id) || names.includes(mail.reference ?? '')
    if (!isNamed && !(mail.isHeld ? held : dead)) continue
    count += 1
    await work(mail)
  }
  if (count === 0) throw new Error('No mail with such a name waits: npm run leads -- dead lists them.')
}

const RELEASES: Record<ReleaseResult, string> = {
  released: 'released',
  delivered: 'delivered after all, forgotten',
  unanswered: 'stays: the e-mail service could not be asked',
  full: 'stays: its mailbox has had its mails for today',
  unreadable: 'stays: it cannot be read',
}

const nameOf = ({ id, reference }: StuckMail) => `${id}  ${reference ?? '-'}`

const countOf = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
