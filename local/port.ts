/**
 * Returns the port number in `PORT`, or the default. 0 means any free port.
 *
 * @throws on anything but a port number
 */
export function portOf(value = '4280'): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`)
  return port
}
