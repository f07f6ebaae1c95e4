/**
 * A number for tests that try many cases, such as random stories or the commits after which a function
 * is stopped: the first in `npm test`, the second in `npm run test:all`.
 */
export function sizeForRun(usual: number, full: number): number {
  return process.env.TEST_RUNS === 'all' ? full : usual
}
