/** Default implementation of a port: throws, because the flow has not provided the port. */
export const missingPort = (port: string): never => {
  throw new Error(`The port "${port}" is not provided: wire it in *.form.ts or *.wiring.ts.`)
}
