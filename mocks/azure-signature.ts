import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Verifies the HMAC-SHA256 signature of a request to Azure Communication Services. */
export function isSigned(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  accessKey: string,
): boolean {
  const contentHash = createHash('sha256').update(body).digest('base64')
  const signed = `${method}\n${url}\n${headers['x-ms-date']};${headers.host};${contentHash}`
  const signature = createHmac('sha256', Buffer.from(accessKey, 'base64')).update(signed).digest('base64')
  const expected = `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`
  return headers['x-ms-content-sha256'] === contentHash && headers.authorization === expected
}
