import { notifyJscInterest as contract } from '#contracts/calls/notify-jsc-interest.ts'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { SIGN_UP_TEXT_VERSION } from '#contracts/forms/consent.ts'
import { hasPageIn } from '#contracts/forms/forms.ts'
import { optInMail } from '#functions/emails/opt-in.ts'
import { requestIdOf } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { confirmationUrl } from '#functions/mail/confirmation-url.ts'
import type { Doubt } from '#functions/mail/doubt.ts'
import type { OptInTokens } from '#functions/mail/opt-in-token.ts'
import type { CanReceiveMail, Company, DeliveryPorts, SignUps } from '#functions/ports.ts'
import { isMailable } from './mailable.ts'
import { mailsIn, visitorCall } from './visitor-call.ts'
import { clientOf, refusalByNetwork } from './visitor-limit.ts'

export interface SignUpPorts extends DeliveryPorts {
  signUps: SignUps
  canReceiveMail: CanReceiveMail
  tokens: OptInTokens
  hash: KeyedHash
  company: Company
  publicOrigin: string
  doubt: Doubt
}

/**
 * Stores the sign-up, and queues a mail with a confirmation link.
 *
 * If a bot is suspected, or the domain receives no mail, the response states that no mail follows. For such a domain
 * nothing is stored, because nothing could be confirmed.
 *
 * All other addresses cause the same work and get the same response, even if they are confirmed, withdrawn or over
 * their daily limit. Whether a mail may be sent is decided after the response.
 */
export const notifyJscInterest = visitorCall(
  contract,
  async (ports: SignUpPorts, visitor, { receivedAt, log }) => {
    const { form, key, suspicion, network } = visitor
    const language = hasPageIn('sign-up', visitor.language) ? visitor.language : 'en'
    const clientId = clientOf(ports.hash, network)
    const tooMany = await refusalByNetwork((client) => ports.signUps.throttle(client, 'request'), clientId)
    if (tooMany) return tooMany
    if (!(await isMailable(ports, form.email, log))) return { body: { receipt: 'none' } }

    const addressId = ports.hash.address(form.email)
    const bodyHash = ports.hash.form(form)
    const requestId = requestIdOf('sign-up', key, bodyHash, receivedAt)
    const { token, expiresAt } = ports.tokens.sign({ addressId, requestId }, receivedAt)
    const confirmUrl = confirmationUrl(ports.publicOrigin, language, token)
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
      mail: { to: form.email, ...optInMail({ language, confirmUrl, expiresAt }, ports.company) },
      suspicion,
    })
    if (result.outcome === 'known' && result.bodyHash !== bodyHash) return { refused: 'keyReused' }
    const receipt: ReceiptMail = result.isHeld ? 'none' : 'later'
    return { body: { receipt }, queued: mailsIn(result.outcome === 'stored' ? result.queued : null) }
  },
)
