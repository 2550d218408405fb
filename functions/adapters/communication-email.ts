import { EmailClient, type EmailMessage } from '@azure/communication-email'
import type { Config } from '#functions/config.ts'
import type { Mail, Mailer, Verdict } from '#functions/ports.ts'

type Settings = Pick<Config, 'emailConnectionString' | 'mailFrom' | 'allowInsecureConnection'>

/** Sends through Azure Communication Services; it makes one attempt, because the outbox decides on others. */
export function communicationEmail(settings: Settings): Mailer {
  const { emailConnectionString, mailFrom, allowInsecureConnection } = settings
  const client = new EmailClient(emailConnectionString, {
    allowInsecureConnection,
    retryOptions: { maxRetries: 0 },
  })

  return {
    async send(mail, operationId, timeoutMs): Promise<Verdict> {
      let accepted = false
      let retryAfterMs = 0
      try {
        await client.beginSend(messageOf(mail, mailFrom), {
          operationId,
          abortSignal: AbortSignal.timeout(timeoutMs),
          onResponse: ({ request, status, headers }) => {
            if (request.method !== 'POST') return
            accepted = status === 202
            retryAfterMs = 1_000 * (Number(headers.get('retry-after')) || 0)
          },
        })
      } catch (error) {
        // The client asks for the status after its 202; when only that fails, the mail is on its way all the same.
        if (!accepted) return { accepted: false, retryAfterMs, ...refusalOf(error) }
      }
      return { accepted: true }
    },
  }
}

const messageOf = ({ to, replyTo, subject, text, html }: Mail, senderAddress: string): EmailMessage => ({
  senderAddress,
  recipients: { to: [{ address: to }] },
  replyTo: [{ address: replyTo }],
  content: { subject, plainText: text, html },
})

function refusalOf(error: unknown): { permanent: boolean; reason: string } {
  const { statusCode, code, name } = error as { statusCode?: number; code?: string; name?: string }
  return { permanent: statusCode === 400, reason: [statusCode, code ?? name].filter(Boolean).join(' ') }
}
