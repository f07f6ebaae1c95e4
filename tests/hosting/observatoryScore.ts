/*
 * The score that Mozilla's HTTP Observatory gives to a response, for what it finds here. Source: the tables and analyzers of
 * the npm package @mdn/mdn-http-observatory 1.4.8 (src/grader/charts.js, src/analyzer/tests). The project does not depend
 * on that package, because it installs a server and a database client. A score starts at 100. A response gets extra points
 * only if no points are deducted.
 */

type ScoreRule = { points: number; isMet: (headers: Headers, csp: Csp) => boolean }
type Csp = ReadonlyMap<string, readonly string[]>

const unsafeSources = /^(?:'unsafe-inline'|'unsafe-eval'|data:|https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/
const isSafe = (csp: Csp, name: string) =>
  !(csp.get(name) ?? csp.get('default-src') ?? ['*']).some((source) => unsafeSources.test(source))
const isEncrypted = (csp: Csp) => ![...csp.values()].flat().some((source) => /^(?:http|ftp):/.test(source))

/** The points of a missing header are negative: a met rule then adds 0. */
const scoreRules: readonly ScoreRule[] = [
  {
    points: 10,
    isMet: (_, csp) =>
      csp.get('default-src')?.join() === "'none'" &&
      ['script-src', 'object-src', 'style-src'].every((name) => isSafe(csp, name)) &&
      isEncrypted(csp),
  },
  { points: 10, isMet: (headers) => headers.get('cross-origin-resource-policy') === 'same-origin' },
  { points: 5, isMet: (headers) => headers.get('referrer-policy') === 'strict-origin-when-cross-origin' },
  { points: 5, isMet: (_, csp) => csp.get('frame-ancestors')?.join() === "'none'" },
]

const requirements: readonly ScoreRule[] = [
  { points: -5, isMet: (headers) => headers.get('x-content-type-options') === 'nosniff' },
  { points: -20, isMet: (headers) => getHstsMaxAge(headers) >= 15_768_000 },
  { points: -20, isMet: (headers) => !headers.has('set-cookie') },
  { points: -50, isMet: (headers) => !headers.has('access-control-allow-credentials') },
]

/** Returns the Observatory's score of a response with these headers and this Content-Security-Policy. */
export function getObservatoryScore(headers: Headers, csp: Csp): number {
  const sum = (rules: readonly ScoreRule[]) => rules.reduce((total, { points }) => total + points, 0)
  const extra = sum(scoreRules.filter((rule) => rule.isMet(headers, csp)))
  const deductions = sum(requirements.filter((rule) => !rule.isMet(headers, csp)))
  return 100 + deductions + (deductions < 0 ? 0 : extra)
}

function getHstsMaxAge(headers: Headers): number {
  return Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
}
