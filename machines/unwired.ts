/** Stands in for a port until a flow provides it; reaching it means that the wiring forgot one. */
export const unwired = (port: string): never => {
  throw new Error(`The port "${port}" is not provided: wire it in the flow (*.form.ts, *.flow.ts).`)
}
