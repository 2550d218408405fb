/** Returns a `Date` class whose current time starts at `moment` (Unix time in milliseconds). */
export function dateFrom(moment: number, Real: DateConstructor = Date): DateConstructor {
  const offset = moment - Real.now()
  const now = () => Real.now() + offset
  return new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, args, by) => Reflect.construct(target, args.length > 0 ? args : [now()], by),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
