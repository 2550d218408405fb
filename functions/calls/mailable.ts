import type { Log } from '#functions/handler.ts'
import type { CanReceiveMail } from '#functions/ports.ts'

/** False if the domain of the address receives no mail. True if DNS gives no clear answer. */
export async function isMailable(
  { canReceiveMail }: { canReceiveMail: CanReceiveMail },
  email: string,
  log: Log,
): Promise<boolean> {
  const reception = await canReceiveMail(email)
  if (reception === 'unknown') log('warn', 'dns-silent')
  return reception !== 'no'
}
