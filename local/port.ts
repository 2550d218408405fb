/**
 * Returns the port number in `PORT`, or the default. 0 means any free port.
 *
 * @throws on anything but a port number
 */
export function portOf(wished = '4280'): number {
  const port = Number(wished)
  if (!/^\d+$/.test(wished) || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${wished}".`)
  return port
}
