import { EmailClient, type EmailMessage, type EmailSendOptionalParams } from '@azure/communication-email'
import type { TokenCredential } from '@azure/identity'
import type { Config } from '#functions/config.ts'
import type { Mailer } from '#functions/ports.ts'
import { failedCall, readSendResult, statusIn, toServiceMessage } from './email-protocol.ts'
import type { Pictures } from './mail-pictures.ts'

type Settings = Partial<Pick<Config, 'emailConnectionString' | 'emailEndpoint'>> &
  Pick<Config, 'mailFrom' | 'allowInsecureConnection' | 'sendTimeoutMs'> & {
    credential?: TokenCredential | undefined
    now: () => Date
    pictures: Pictures
  }
type Answer = Parameters<NonNullable<EmailSendOptionalParams['onResponse']>>[0]

/**
 * Placeholder for the mail. With `resumeFrom`, the client sends nothing and only requests the status of an operation.
 */
const NOTHING = {} as EmailMessage

/**
 * Sends mails through the client of Azure Communication Services. The client does not retry, because the outbox decides
 * when to retry. Each call ends with the first response, so that the client does not poll for the result.
 */
export function communicationEmail(settings: Settings): Mailer {
  const { emailConnectionString = '', emailEndpoint, credential } = settings
  const { mailFrom, allowInsecureConnection, sendTimeoutMs, now } = settings
  const options = { allowInsecureConnection, retryOptions: { maxRetries: 0 } }
  const client =
    emailEndpoint && credential
      ? new EmailClient(emailEndpoint, credential, options)
      : new EmailClient(emailConnectionString, options)

  /** Resolves with the first response, whatever its status. Rejects if the call ends or times out before a response. */
  function answerTo(message: EmailMessage, options: EmailSendOptionalParams): Promise<Answer> {
    const answered = new AbortController()
    const abortSignal = AbortSignal.any([answered.signal, AbortSignal.timeout(sendTimeoutMs)])
    return new Promise((resolve, reject) => {
      const onResponse = (answer: Answer) => {
        resolve(answer)
        answered.abort()
      }
      // A call that ends without a response has failed, even if the client resolves its promise.
      client.beginSend(message, { ...options, abortSignal, onResponse }).then(reject, reject)
    })
  }

  return {
    async send(mail, operationId, shape) {
      try {
        const message = toServiceMessage(mail, mailFrom, settings.pictures, shape)
        return readSendResult(await answerTo(message, { operationId }), now())
      } catch (error) {
        return failedCall(error)
      }
    },

    async statusOf(operationId) {
      try {
        const answer = await answerTo(NOTHING, { operationId, resumeFrom: pollerAt(operationId) })
        return statusIn(answer, now())
      } catch (error) {
        return failedCall(error)
      }
    },
  }
}

/**
 * Builds the state from which the client resumes polling. Only the operation id is needed, so any process can request
 * the status.
 */
function pollerAt(operationId: string): string {
  const config = { operationLocation: `/emails/operations/${operationId}` }
  return JSON.stringify({ state: { status: 'running', config } })
}
