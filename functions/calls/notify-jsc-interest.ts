import { notifyJscInterest as contract } from '#contracts/calls/notify-jsc-interest.ts'
import { SIGN_UP_TEXT_VERSION } from '#contracts/forms/consent.ts'
import { optInMail } from '#functions/emails/opt-in.ts'
import { type Handler, refuse, refuseForNow } from '#functions/handler.ts'
import { requestIdOf } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { confirmationUrl } from '#functions/mail/confirmation-url.ts'
import { causeOf } from '#functions/mail/delivery.ts'
import type { PassingDelivery } from '#functions/mail/opportunistic-delivery.ts'
import type { OptInTokens } from '#functions/mail/opt-in-token.ts'
import type { House, SignUps } from '#functions/ports.ts'
import { readVisitorRequest } from './visitor-request.ts'

interface Ports {
  signUps: SignUps
  tokens: OptInTokens
  hash: KeyedHash
  house: House
  publicOrigin: string
  passing: PassingDelivery
}

/**
 * Stores the sign-up, and queues a mail with a confirmation link.
 *
 * Does the same work and gives the same answer for every address: new, already mailed, confirmed, over
 * its mails for today, or withdrawn. What must not be sent, or not today, is held back when the mail is due, after
 * the answer.
 */
export const notifyJscInterest =
  (ports: Ports): Handler =>
  async (request) => {
    const read = readVisitorRequest(contract, request)
    if ('refused' in read) return read.refused
    const { form, key, language, suspicion, network } = read
    const { log, receivedAt } = request
    const clientId = network && ports.hash.network(network)

    const retryAfterS =
      clientId &&
      (await ports.signUps.throttle(clientId).catch((error: unknown) => {
        log('warn', 'limits-unwritable', causeOf(error))
        return null
      }))
    if (retryAfterS) return refuse('throttled', { language, headers: { 'retry-after': String(retryAfterS) } })

    const addressId = ports.hash.address(form.email)
    const bodyHash = ports.hash.form(form)
    const requestId = requestIdOf('sign-up', key, bodyHash, receivedAt)
    const { token, expiresAt } = ports.tokens.sign({ addressId, requestId }, receivedAt)
    const confirmUrl = confirmationUrl(ports.publicOrigin, language, token)
    try {
      const result = await ports.signUps.request({
        signUp: {
          addressId,
          requestId,
          email: form.email,
          language,
          requestedAt: receivedAt,
          textVersion: SIGN_UP_TEXT_VERSION,
          clientId,
        },
        bodyHash,
        mail: { to: form.email, ...optInMail({ language, confirmUrl, expiresAt }, ports.house) },
        suspicion,
      })
      if (result.outcome === 'known' && result.bodyHash !== bodyHash) return refuse('keyReused', { language })
      const queued = result.outcome === 'stored' ? result.queued : null
      return { status: 200, body: {}, ...(queued && { afterwards: () => ports.passing.send(queued, log) }) }
    } catch (error) {
      log('error', 'storage-down', causeOf(error))
      ports.passing.noteFailure()
      return refuseForNow(language)
    }
  }
