import { confirmWaitlist as contract } from '#contracts/calls/confirm-waitlist.ts'
import { welcomeMail } from '#functions/emails/welcome.ts'
import { withdrawalUrl } from '#functions/mail/confirmation-url.ts'
import type { SignUpPorts } from './notify-jsc-interest.ts'
import { mailsIn, visitorCall } from './visitor-call.ts'
import { clientOf, refusalByNetwork } from './visitor-limit.ts'

/**
 * Confirms a sign-up, or withdraws it ("This was not me"), with the token of a link in a mail.
 *
 * Both are idempotent, because mail scanners open links too. The first confirmation is stored as evidence. An expired
 * confirmation link can still withdraw the sign-up. A withdrawal link never expires.
 */
export const confirmWaitlist = visitorCall(contract, async (ports: SignUpPorts, visitor, { receivedAt }) => {
  const { form, confirmation, network } = visitor
  const clientId = clientOf(ports.hash, network)
  const count = (client: string) => ports.signUps.throttle(client, 'link')
  const tooMany = await refusalByNetwork(count, clientId)
  if (tooMany) return tooMany
  const done = { body: {} }
  const token = ports.tokens.read(form.token, receivedAt)
  if (confirmation === 'withdraw') {
    const addressId = token?.addressId ?? ports.tokens.readWithdrawal(form.token)
    if (addressId === null) return { refused: 'tokenInvalid' }
    await ports.signUps.withdraw({ addressId, requestId: token?.requestId ?? null })
    return done
  }
  if (!token) return { refused: 'tokenInvalid' }
  if (token.isExpired) return { refused: 'tokenExpired' }
  const signUp = await ports.signUps.find(token)
  if (signUp === null) return { refused: 'tokenInvalid' }
  if (signUp === 'confirmed') return done

  const withdrawalToken = ports.tokens.signWithdrawal(signUp.addressId)
  const withdrawUrl = withdrawalUrl(ports.publicOrigin, signUp.language, withdrawalToken)
  const welcome = welcomeMail({ language: signUp.language, withdrawUrl }, ports.company)
  const evidence = { confirmedAt: receivedAt, by: confirmation, clientId }
  return {
    ...done,
    queued: mailsIn(await ports.signUps.confirm(signUp, evidence, { to: signUp.email, ...welcome })),
  }
})
