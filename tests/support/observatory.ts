/** Security headers of a response, by lower-case name. */
export type SecurityHeaders = Record<string, string>

const SIX_MONTHS_S = 15_768_000
/** Extra credit counts only above this score. */
const ENOUGH = 90

/**
 * The score of MDN's HTTP Observatory (`charts.js` of August 2026): 100 minus penalties, plus extra credit. Its points
 * for cookies, redirects and foreign scripts are zero here: there are none. The points for preload lists are left out,
 * because only browsers know them.
 */
export function observatoryScore(headers: SecurityHeaders): number {
  const policy = directives(headers['content-security-policy'] ?? '')
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*']
  const isUnsafe = (sources: string[]) =>
    sources.some((source) => ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'data:'].includes(source))
  const isDenied = (name: string) => policy.get(name)?.join() === "'none'"

  const losses = [
    policy.size === 0 ? -25 : isUnsafe(scripts) ? -20 : 0,
    Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) < SIX_MONTHS_S
      ? -20
      : 0,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    policy.has('frame-ancestors') || /^(DENY|SAMEORIGIN)$/.test(headers['x-frame-options'] ?? '') ? 0 : -20,
  ]
  const credit = [
    isUnsafe(scripts) || isUnsafe(styles) || policy.has('style-src-attr')
      ? 0
      : isDenied('default-src') && policy.has('form-action')
        ? 10
        : 5,
    policy.has('frame-ancestors') ? 5 : 0,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0,
    headers['cross-origin-embedder-policy'] === 'require-corp' ? 10 : 0,
  ]
  const sum = (marks: number[]) => marks.reduce((total, mark) => total + mark, 0)
  const base = 100 + sum(losses)
  return base < ENOUGH ? base : base + sum(credit)
}

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  )
