import type { AcceptedMail } from '#mocks/email-service.ts'
import { productOrigin } from './fixtures.ts'

export async function mailsNaming(text: string): Promise<AcceptedMail[]> {
  const mails: AcceptedMail[] = await (await fetch(`${productOrigin()}/__mailbox.json`)).json()
  return mails.filter((mail) => JSON.stringify(mail).includes(text))
}

export const teamMailsNaming = async (address: string): Promise<AcceptedMail[]> =>
  (await mailsNaming(address)).filter(({ to }) => !to.includes(address))

export const REFERENCE = /IS-[0-9A-Z]{4}-[0-9A-Z]{4}/

/** Returns path and query of the link in a mail that matches. */
export function linkIn(text: string | undefined, part: RegExp): string {
  const link = text?.match(/https?:\/\/\S+/g)?.find((address) => part.test(address))
  const { pathname, search } = new URL(String(link))
  return pathname + search
}
