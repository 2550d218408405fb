import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** A port that records its calls; the test answers the last one, or lets it fail. */
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
