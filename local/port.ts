/**
 * The port that `PORT` asks for, or the usual one; 0 stands for any free one.
 *
 * @throws with one line to print
 */
export function portOf(wished = '4280'): number {
  const port = Number(wished)
  if (!/^\d+$/.test(wished) || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${wished}".`)
  return port
}
