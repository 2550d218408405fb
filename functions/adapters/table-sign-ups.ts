import type { Config } from '#functions/config.ts'
import { CLOCKS_DIFFER_MS } from '#functions/days/clocks.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { LINK_VALID_FOR_MS } from '#functions/mail/opt-in-token.ts'
import type { PendingMail, SignUp, SignUps } from '#functions/ports.ts'
import { deleteRows, hasStatus, KEYS, type LeadTable } from './lead-table.ts'
import { creationOf, mailRow, type NewMail, pendingMail } from './mail-rows.ts'
import { type KeyRange, prefixRange, ROW_KEYS, SIGN_UPS, SPANS } from './row-keys.ts'
import { throttleOf } from './throttle.ts'

type Settings = Pick<Config, 'postsPerClient' | 'postsPerClientInAnHour'> & {
  now: () => Date
  random: () => number
  hash: KeyedHash
}

interface RequestProperties extends Omit<SignUp, 'clientId'> {
  clientId?: string
  bodyHash: string
  heldBecause?: string
}

/** How long an address gets no opt-in mails after its sign-up was withdrawn. */
const SILENCE_MS = 30 * 86_400_000

/** Stores sign-ups and their mails in one partition. Requests are indexed by address, and confirmations by time. */
export function tableSignUps(table: LeadTable, settings: Settings): SignUps {
  const { now, hash } = settings
  const row = (rowKey: string, properties: object = {}) => ({
    partitionKey: SIGN_UPS,
    rowKey,
    ...properties,
  })
  const newMail = (kind: 'opt-in' | 'welcome', ownerId: string, mail: NewMail['mail']): PendingMail => {
    const pending = pendingMail(SIGN_UPS, { id: `${ownerId}:${kind}`, kind, mail }, now())
    return { ...pending, addressId: hash.address(mail.to), mailboxId: hash.mailbox(mail.to) }
  }
  const requestOf = (requestId: string) => table.get<RequestProperties>(SIGN_UPS, ROW_KEYS.request(requestId))
  const confirmedBy = (addressId: string) =>
    table.get<{ confirmedAt: Date; requestId: string }>(SIGN_UPS, ROW_KEYS.confirmed(addressId))
  const isConfirmed = async (addressId: string) => (await confirmedBy(addressId)) !== null
  const withdrawnAt = async (addressId: string) =>
    (await table.get<{ at: Date }>(SIGN_UPS, ROW_KEYS.withdrawn(addressId)))?.at ?? null

  const throttle = throttleOf(table, settings)

  return {
    throttle: (clientId, kind) => throttle(kind === 'request' ? clientId : `${clientId}:${kind}`),

    async request({ signUp, bodyHash, mail, suspicion }) {
      const { clientId, ...properties } = signUp
      const { addressId, requestId, requestedAt } = signUp
      const optIn = newMail('opt-in', `${addressId}-${requestId}`, mail)
      const request = row(ROW_KEYS.request(requestId), {
        ...properties,
        bodyHash,
        ...(clientId !== null && { clientId }),
        ...(suspicion !== null && { heldBecause: suspicion }),
      })
      const rowKey = suspicion ? ROW_KEYS.held(optIn.id) : optIn.rowKey
      try {
        await table.change([
          ['create', request],
          ['create', row(ROW_KEYS.requestOf(addressId, requestId), { addressId, requestedAt })],
          ['create', mailRow(optIn, SIGN_UPS, rowKey, suspicion)],
        ])
        return { outcome: 'stored', queued: suspicion ? null : optIn, isHeld: suspicion !== null }
      } catch (error) {
        if (!hasStatus(error, 409)) throw error
        const known = await requestOf(requestId)
        return {
          outcome: 'known',
          bodyHash: known?.bodyHash ?? bodyHash,
          isHeld: known?.heldBecause !== undefined,
        }
      }
    },

    async find({ addressId, requestId, signedAt }) {
      const [withdrawn, request] = await Promise.all([withdrawnAt(addressId), requestOf(requestId)])
      // Read the confirmation after the request, because `confirm` deletes the request when it stores the confirmation.
      if (await isConfirmed(addressId)) return 'confirmed'
      if (request?.addressId !== addressId) return null
      if (withdrawn !== null && signedAt.getTime() <= withdrawn.getTime() + CLOCKS_DIFFER_MS) return null
      const { email, language, requestedAt, textVersion, clientId = null } = request
      return { addressId, requestId, email, language, requestedAt, textVersion, clientId }
    },

    async confirm(signUp, { confirmedAt, by, clientId }, mail) {
      const { addressId, requestId, clientId: requestedFrom, ...request } = signUp
      const evidence = {
        addressId,
        requestId,
        ...request,
        ...(requestedFrom !== null && { requestedFrom }),
        confirmedAt,
        by,
        ...(clientId !== null && { confirmedFrom: clientId }),
      }
      const welcome = newMail('welcome', `${addressId}-${confirmedAt.getTime()}`, mail)
      try {
        await table.change([
          ['create', row(ROW_KEYS.confirmed(addressId), evidence)],
          ['create', row(ROW_KEYS.confirmation(confirmedAt, requestId))],
          ['delete', row(ROW_KEYS.request(requestId))],
          creationOf(welcome),
        ])
        return welcome
      } catch (error) {
        // A simultaneous call has confirmed or withdrawn the sign-up.
        if (hasStatus(error, 409, 404)) return null
        throw error
      }
    },

    async withdraw({ addressId, requestId }) {
      // Store the withdrawal first, so that no earlier request can be confirmed any more.
      await table.change([
        ['upsert', row(ROW_KEYS.withdrawn(addressId), { addressId, at: now() }), 'Replace'],
      ])
      const found = await keysIn(SPANS.requestsOf(addressId))
      const requestIds = found.map((rowKey) => rowKey.slice(SPANS.requestsOf(addressId).from.length))
      // A request stored by an older release has no index row. It can be found only by the id in its link.
      const isOlder = requestId !== null && !requestIds.includes(requestId)
      const older = isOlder && (await requestOf(requestId))?.addressId === addressId ? [requestId] : []
      // Delete the requests before reading the confirmation. A simultaneous confirmation then either fails, because its
      // request is gone, or is already stored.
      await deleteKeys([...requestIds, ...older].map(ROW_KEYS.request))
      const confirmed = await confirmedBy(addressId)
      if (found.length === 0 && older.length === 0 && confirmed === null) return
      await deleteKeys(await mailsOf([`${addressId}-`, ...older.map((id) => `${id}:`)]))
      // Delete these rows last. If the call fails earlier, a repeat needs them to find the other rows.
      await deleteKeys([
        ...found,
        ...(confirmed ? [ROW_KEYS.confirmation(confirmed.confirmedAt, confirmed.requestId)] : []),
        ROW_KEYS.confirmed(addressId),
      ])
    },

    async isWanted({ id, kind, addressId }) {
      if (addressId === null) return true
      if (kind === 'welcome') return isConfirmed(addressId)
      const [confirmed, withdrawn, request] = await Promise.all([
        isConfirmed(addressId),
        withdrawnAt(addressId),
        requestOf(requestIdIn(id)),
      ])
      const since = (time: Date) => now().getTime() - time.getTime()
      const isSilenced = withdrawn !== null && since(withdrawn) < SILENCE_MS
      const isLinkValid = request !== null && since(request.requestedAt) < LINK_VALID_FOR_MS
      return !confirmed && !isSilenced && isLinkValid
    },
  }

  async function mailsOf(owners: readonly string[]): Promise<string[]> {
    const stuck = owners.flatMap((owner) => [
      prefixRange(ROW_KEYS.held(owner)),
      prefixRange(ROW_KEYS.dead('opt-in', owner)),
      prefixRange(ROW_KEYS.dead('welcome', owner)),
    ])
    const waiting = [SPANS.pendingOf('opt-in'), SPANS.pendingOf('welcome')]
    const found = await Promise.all([...stuck, ...waiting].map(keysIn))
    return found.flat().filter((rowKey) => owners.some((owner) => rowKey.includes(`:${owner}`)))
  }

  async function keysIn(keys: KeyRange): Promise<string[]> {
    const found: string[] = []
    for await (const page of table.pages({ partition: SIGN_UPS, keys, columns: KEYS }))
      found.push(...page.map(({ rowKey }) => String(rowKey)))
    return found
  }

  function deleteKeys(rowKeys: readonly string[]): Promise<number> {
    return deleteRows(
      table,
      rowKeys.map((rowKey) => ({ partitionKey: SIGN_UPS, rowKey })),
    )
  }
}

/** The id of an opt-in mail is `<address id>-<request id>:opt-in`. An older release left out the address id. */
const requestIdIn = (mailId: string) => mailId.slice(0, mailId.indexOf(':')).slice(-UUID_LENGTH)
const UUID_LENGTH = 36
