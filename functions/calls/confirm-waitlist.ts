import { confirmWaitlist as contract } from '#contracts/calls/confirm-waitlist.ts'
import { welcomeMail } from '#functions/emails/welcome.ts'
import { type ApiResponse, type Handler, refuse, refuseForNow } from '#functions/handler.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { withdrawalUrl } from '#functions/mail/confirmation-url.ts'
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
 * Confirms a sign-up by the token of its mail, or takes it back ("This was not me").
 *
 * Both may be repeated: mail scanners follow links too. The first confirmation counts and is kept as proof. A
 * sign-up can be taken back with the token of its confirmation link, expired or not, and for ever with the token of its
 * withdrawal link. A wrong token gets another answer than a storage failure.
 */
export const confirmWaitlist =
  (ports: Ports): Handler =>
  async (request) => {
    const read = readVisitorRequest(contract, request)
    if ('refused' in read) return read.refused
    const { form, language, confirmation, network } = read
    const { log, receivedAt } = request
    const done: ApiResponse = { status: 200, body: {} }

    const token = ports.tokens.read(form.token, receivedAt)
    try {
      if (confirmation === 'withdraw') {
        const addressId = token?.addressId ?? ports.tokens.readWithdrawal(form.token)
        if (addressId === null) return refuse('tokenInvalid', { language })
        await ports.signUps.withdraw(addressId)
        return done
      }
      if (!token) return refuse('tokenInvalid', { language })
      if (token.isExpired) return refuse('tokenExpired', { language })
      const signUp = await ports.signUps.find(token)
      if (signUp === null) return refuse('tokenInvalid', { language })
      if (signUp === 'confirmed') return done

      const withdrawalToken = ports.tokens.signWithdrawal(signUp.addressId)
      const withdrawUrl = withdrawalUrl(ports.publicOrigin, signUp.language, withdrawalToken)
      const welcome = welcomeMail({ language: signUp.language, withdrawUrl }, ports.house)
      const mail = { to: signUp.email, ...welcome }
      const clientId = network && ports.hash.network(network)
      const evidence = { confirmedAt: receivedAt, by: confirmation, clientId }
      const queued = await ports.signUps.confirm(signUp, evidence, mail)
      return { ...done, ...(queued && { afterwards: () => ports.passing.send(queued, log) }) }
    } catch (error) {
      log('error', 'storage-down', causeOf(error))
      ports.passing.noteFailure()
      return refuseForNow(language)
    }
  }
