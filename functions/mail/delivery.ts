import { dayAfter, dayOf } from '#functions/days/utc-day.ts'
import type { Log } from '#functions/handler.ts'
import { operationIdOf } from '#functions/identifiers.ts'
import {
  type DeliveryPorts,
  isCheckedLater,
  isToTeam,
  type PendingMail,
  SENDING_ORDER,
  type SendResult,
  type Settlement,
} from '#functions/ports.ts'
import { type Allowance, allowance } from './allowance.ts'
import { type CheckQuota, checkQuota } from './check-quota.ts'

const HOUR_MS = 3_600_000
const LONGEST_PAUSE_MS = HOUR_MS
/**
 * Once this share of the quota of status requests is used, accepted mails are no longer checked. The rest is reserved
 * for the check before a retry, so that no mail is sent twice.
 */
const SHARE_OF_ACCEPTED = 0.5
const GIVE_UP_AFTER_MS = 7 * 24 * HOUR_MS

/**
 * Outcome of one mail.
 *
 * - `waiting`: a pause or a limit delays the mail, or its limits could not be read.
 * - `dropped`: the mail is no longer wanted, or over the limit of its mailbox.
 * - `taken`: the mail was leased by another instance, or erased.
 * - `unsettled`: the lease or the outcome could not be stored, so the mail stays pending. The next attempt asks the
 *   e-mail service first.
 */
export type MailOutcome = 'sent' | 'postponed' | 'waiting' | 'buried' | 'dropped' | 'taken' | 'unsettled'

/**
 * Returns the milliseconds until the next attempt: doubled each time, up to one hour. Longer if the e-mail service asks
 * for it.
 */
export const pauseMs = (attempts: number, retryAfterMs: number, backoffMs: number) =>
  Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, backoffMs * 2 ** (attempts - 1)))

/**
 * Tries to send the leased mails of one partition in the order of `SENDING_ORDER`, and stores the outcomes together.
 * Returns the outcomes in the order of the attempts. Never throws.
 *
 * @param checksFirst true if an earlier attempt may have sent one of the mails
 */
export async function deliver(
  ports: DeliveryPorts,
  leased: readonly PendingMail[],
  log: Log,
  { checksFirst = false, limits }: { checksFirst?: boolean; limits?: Limits } = {},
): Promise<MailOutcome[]> {
  const round = { ports, ...(limits ?? (await limitsOf(ports, log))), checksFirst, log }
  const settlements: Settlement[] = []
  const outcomes: MailOutcome[] = []
  for (const pending of inOrder(leased)) {
    const [settlement, outcome] = await attempt(round, pending)
    settlements.push(settlement)
    outcomes.push(outcome)
  }
  ports.outbox.countChecks(round.checks.drain())
  try {
    const settled = new Set((await ports.outbox.settle(settlements)).map(({ id }) => id))
    return settlements.map(({ pending }, index) =>
      settled.has(pending.id) ? (outcomes[index] ?? 'taken') : 'taken',
    )
  } catch (error) {
    for (const { id, kind } of leased) log('error', 'mail-unsettled', { id, kind, ...causeOf(error) })
    return outcomes.map(() => 'unsettled')
  }
}

/**
 * Sends mails that were just queued, all in one partition. Never throws. If sending fails temporarily, the mails stay
 * queued.
 */
export async function deliverQueued(
  ports: DeliveryPorts,
  queued: readonly PendingMail[],
  log: Log,
): Promise<void> {
  try {
    const leased: PendingMail[] = []
    for (const mail of queued)
      leased.push(...[await ports.outbox.lease(mail)].filter((copy) => copy !== null))
    if (leased.length > 0) await deliver(ports, leased, log)
  } catch (error) {
    log('warn', 'outbox-unwritable', causeOf(error))
  }
}

/**
 * Tries to send due mails, at most `limit`, a few in parallel. Returns the number of mails per outcome.
 *
 * @throws if the due mails cannot be read
 */
export async function deliverDue(
  ports: DeliveryPorts,
  limit: number,
  log: Log,
): Promise<Record<MailOutcome, number>> {
  const counts = { sent: 0, postponed: 0, waiting: 0, buried: 0, dropped: 0, taken: 0, unsettled: 0 }
  const due = await ports.outbox.due(limit)
  if (due.length === 0) return counts
  const limits = await limitsOf(ports, log)
  await inParallel(due, async (pending) => {
    const leased = await ports.outbox.lease(pending).catch(() => 'unsettled' as const)
    if (leased === null) counts.taken += 1
    else if (leased === 'unsettled') counts.unsettled += 1
    // Ask the e-mail service first. If the visitor sent the form again while the storage was down, the mail may have
    // been sent without a record.
    else
      for (const outcome of await deliver(ports, [leased], log, { limits, checksFirst: true }))
        counts[outcome] += 1
  })
  return counts
}

/**
 * Requests the status of up to `limit` accepted team mails whose check is due. An accepted mail (202) can still fail;
 * it then becomes a dead letter. Returns the number of status requests.
 *
 * @throws if the accepted mails cannot be read
 */
export async function checkAccepted(ports: DeliveryPorts, limit: number, log: Log): Promise<number> {
  const accepted = await ports.outbox.toCheck(limit)
  if (accepted.length === 0) return 0
  const { checks } = await limitsOf(ports, log)
  let asked = 0
  await inParallel(accepted, async (pending) => {
    if (checks.take(ports.now(), SHARE_OF_ACCEPTED)) return
    asked += 1
    const status = await ports.mailer.statusOf(operationIdOf(pending.id))
    if (typeof status === 'object') {
      if (status.problem === 'throttled') await pauseChecks(ports, checks, status.retryAfterMs, log)
      return
    }
    const reason = 'Failed after it was accepted'
    const settlement: Settlement =
      status === 'failed' ? { fate: 'buried', pending, reason } : { fate: 'done', pending }
    ports.outbox.countChecks(checks.drain())
    const settled = await ports.outbox.settle([settlement]).catch(() => [])
    if (status === 'failed' && settled.length > 0) logBuried(log, pending, reason)
  })
  return asked
}

/**
 * Returns the parts of an error that are logged: its HTTP status (0 if it has none), and its code or else its name.
 * Omits the message, which may quote a visitor's input.
 */
export function causeOf(error: unknown): { status: number; cause: string } {
  const { statusCode, code, name } = (error ?? {}) as { statusCode?: number; code?: string; name?: string }
  return { status: statusCode ?? 0, cause: code ?? name ?? typeof error }
}

const PARALLEL_LIMIT = 5

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: PARALLEL_LIMIT }, worker))
}

const inOrder = (mails: readonly PendingMail[]) =>
  mails.toSorted((one, other) => SENDING_ORDER.indexOf(one.kind) - SENDING_ORDER.indexOf(other.kind))

interface Limits {
  allowed: Allowance
  checks: CheckQuota
}

const UNUSED = { pausedUntil: null, sentLastHour: 0, checksPausedUntil: null, checksLastHour: 0 }

/**
 * Reads from the storage how much of the quotas is used, and returns the resulting limits. If the storage is down,
 * assumes unused quotas, so that no mail to the team is lost.
 */
export async function limitsOf(
  { outbox, mailsPerHour, checksPerHour }: DeliveryPorts,
  log: Log,
): Promise<Limits> {
  const used = await outbox.quotaUse().catch((error: unknown) => {
    log('warn', 'limits-unreadable', causeOf(error))
    return UNUSED
  })
  return { allowed: allowance(used, mailsPerHour), checks: checkQuota(used, checksPerHour) }
}

/** Pauses status requests, but not sending. Returns the end of the pause. */
async function pauseChecks(
  { outbox, now, backoffMs }: DeliveryPorts,
  checks: CheckQuota,
  retryAfterMs: number,
  log: Log,
): Promise<Date> {
  const until = new Date(now().getTime() + pauseMs(1, retryAfterMs, backoffMs))
  checks.pause(until)
  await outbox.pauseChecks(until).catch((error: unknown) => log('warn', 'limits-unwritable', causeOf(error)))
  return until
}

interface Round extends Limits {
  ports: DeliveryPorts
  checksFirst: boolean
  log: Log
}

async function attempt(round: Round, pending: PendingMail): Promise<[Settlement, MailOutcome]> {
  const { ports, allowed } = round
  const wait = allowed.take(pending.kind, ports.now())
  if (wait) return [postponeUncounted(pending, wait.until, wait.reason), 'waiting']
  const [settlement, outcome] = await attemptAllowed(round, pending)
  if (outcome !== 'sent') allowed.giveBack()
  return [settlement, outcome]
}

async function attemptAllowed(round: Round, pending: PendingMail): Promise<[Settlement, MailOutcome]> {
  const { ports, log } = round
  const admitted = await admit(ports, pending, log)
  if (admitted === null) return [{ fate: 'done', pending }, 'dropped']
  if ('until' in admitted) return [postponeUncounted(pending, admitted.until, admitted.reason), 'waiting']
  const verdict = await post(round, admitted)
  if ('until' in verdict) return [postponeUncounted(admitted, verdict.until, verdict.reason), 'waiting']
  if (!verdict.accepted) return handleRefusal(round, admitted, verdict)
  // Check the status of few mails only, because the quota of status requests is small.
  const checkAt = isCheckedLater(admitted.kind) ? new Date(ports.now().getTime() + ports.checkAfterMs) : null
  return [{ fate: 'accepted', pending: admitted, checkAt }, 'sent']
}

/**
 * Returns the mail if it may be sent now, the end of its wait if it must wait, and null if it must be dropped.
 */
async function admit(
  { outbox, signUps, talkMails, now, backoffMs }: DeliveryPorts,
  pending: PendingMail,
  log: Log,
): Promise<PendingMail | { until: Date; reason: string } | null> {
  const { kind, mailboxId, countedOn } = pending
  const today = dayOf(now())
  try {
    const isAboutSignUp = kind === 'opt-in' || kind === 'welcome'
    if (isAboutSignUp && !(await signUps.isWanted(pending))) return null
    if (kind === 'reminder' || kind === 'urgent-team') {
      const mail = await talkMails.current(pending)
      return mail && { ...pending, mail }
    }
    if (countedOn === today || mailboxId === null) return pending
    const count = await outbox.countMail(pending)
    if (count === 'counted') return { ...pending, countedOn: today }
    // Drop the mail, unless `countMail` lets it wait (`tomorrow`), or it was already counted on an earlier day.
    return count === 'tooMany' && countedOn === null
      ? null
      : { until: dayAfter(now()), reason: 'its mailbox has had its mails for today' }
  } catch (error) {
    log('warn', 'limits-unreadable', causeOf(error))
    return { until: new Date(now().getTime() + backoffMs), reason: 'its limits cannot be read' }
  }
}

/**
 * Sends the mail, unless an earlier attempt sent it or the lease has ended. If a status request is needed but not
 * allowed now, returns when to retry.
 */
async function post(
  { ports, checks, checksFirst, log }: Round,
  pending: PendingMail,
): Promise<SendResult | { until: Date; reason: string }> {
  const { mailer, now } = ports
  const operationId = operationIdOf(pending.id)
  const isSettled = async () => {
    const wait = checks.take(now())
    if (wait) return wait
    const status = await mailer.statusOf(operationId)
    if (typeof status !== 'object') return status === 'unknown' ? null : verdictOf(status)
    if (status.problem !== 'throttled') return status
    const until = await pauseChecks(ports, checks, status.retryAfterMs, log)
    return { until, reason: 'status checks are throttled' }
  }
  if (checksFirst) {
    const settled = await isSettled()
    if (settled) return settled
  }
  if (pending.leasedUntil !== null && now() >= pending.leasedUntil) return LEASE_OVER
  const verdict = await mailer.send(pending.mail, operationId)
  if (verdict.accepted || verdict.problem !== 'refused') return verdict
  // The service may have refused the mail only because it has already accepted an operation with this id.
  const settled = await isSettled()
  return settled ?? mailer.send(pending.mail, operationId, 'minimal')
}

const LEASE_OVER: SendResult = {
  accepted: false,
  problem: 'failed',
  retryAfterMs: 0,
  reason: 'its lease is over',
}

const verdictOf = (status: 'running' | 'succeeded' | 'failed'): SendResult =>
  status === 'failed'
    ? { accepted: false, problem: 'refused', retryAfterMs: 0, reason: 'Failed after it was accepted' }
    : { accepted: true }

async function handleRefusal(
  { ports, allowed, log }: Round,
  pending: PendingMail,
  { problem, reason, retryAfterMs }: Extract<SendResult, { accepted: false }>,
): Promise<[Settlement, MailOutcome]> {
  const now = ports.now()
  const { id, kind, attempts } = pending
  const age = now.getTime() - pending.queuedAt.getTime()
  const until = new Date(now.getTime() + pauseMs(Math.max(1, attempts), retryAfterMs, ports.backoffMs))
  if (problem === 'refused' || (problem === 'failed' && age >= GIVE_UP_AFTER_MS)) {
    logBuried(log, pending, reason)
    return [{ fate: 'buried', pending, reason }, 'buried']
  }
  log('warn', 'mail-postponed', { id, kind, attempts, reason })
  if (age >= HOUR_MS) log('error', 'mail-delayed', { id, kind, attempts, ageS: Math.floor(age / 1_000) })
  if (problem === 'failed') return [{ fate: 'postponed', pending, until, reason }, 'postponed']

  allowed.pause(until)
  await ports.outbox
    .pauseSending(until)
    .catch((error: unknown) => log('warn', 'limits-unwritable', causeOf(error)))
  return [postponeUncounted(pending, until, reason), 'postponed']
}

/** Postpones a mail without counting the attempt, because the mail was not sent or was throttled. */
const postponeUncounted = (pending: PendingMail, until: Date, reason: string): Settlement => ({
  fate: 'postponed',
  pending: { ...pending, attempts: pending.attempts - 1 },
  until,
  reason,
})

const logBuried = (log: Log, { id, kind, attempts }: PendingMail, reason: string) =>
  log('error', isToTeam(kind) ? 'team-mail-buried' : 'mail-buried', { id, kind, attempts, reason })
