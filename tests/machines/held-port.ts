import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** A port whose calls are recorded; the last one waits for the test to answer it or let it fail. */
export function heldPort<Output, Input = NonReducibleUnknown>() {
  const calls: Input[] = []
  let pending = Promise.withResolvers<Output>()
  return {
    calls,
    port: fromPromise<Output, Input>(({ input }) => {
      calls.push(input)
      pending = Promise.withResolvers()
      return pending.promise
    }),
    answer: (output: Output) => pending.resolve(output),
    fail: (error: unknown) => pending.reject(error),
  }
}
