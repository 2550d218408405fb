import type { Log } from '#functions/handler.ts'
import type { CanReceiveMail } from '#functions/ports.ts'

/** False where the domain of an address receives no mail. A DNS that does not say so withholds nothing. */
export async function isMailable(
  { canReceiveMail }: { canReceiveMail: CanReceiveMail },
  email: string,
  log: Log,
): Promise<boolean> {
  const reception = await canReceiveMail(email)
  if (reception === 'unknown') log('warn', 'dns-silent')
  return reception !== 'no'
}
