import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** Creates a port that records its calls. `answer` or `fail` settles the last call. */
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
