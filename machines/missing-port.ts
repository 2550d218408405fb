export const missingPort = (port: string): never => {
  throw new Error(`The port "${port}" is not provided: wire it in *.form.ts or *.wiring.ts.`)
}
