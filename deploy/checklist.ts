/**
 * What a deployment needs, or what a test of the live site found. `missing` stops a deployment, `advice` does not, and
 * `unknown` was not looked at. `title` and `details` say what holds or what is wrong; `fix` are the commands and places
 * that mend it.
 */
export type Check = {
  state: 'done' | 'missing' | 'advice' | 'unknown'
  title: string
  details?: readonly string[]
  fix?: readonly string[]
}

const marks: Readonly<Record<Check['state'], string>> = {
  done: '[done] ',
  missing: '[TO DO]',
  advice: '[note] ',
  unknown: '[?]    ',
}

/** The lines of a numbered list of checks, from this number on. What is done needs no fix, so none is shown. */
export function formatChecklist(checks: readonly Check[], firstNumber = 1): string {
  return checks.map((check, index) => formatCheck(check, firstNumber + index)).join('\n')
}

function formatCheck({ state, title, details = [], fix = [] }: Check, number: number): string {
  const steps = state === 'done' ? [] : fix.map((step) => `> ${step}`)
  const lines = [...details, ...steps].map((line) => `${' '.repeat(12)}${line}`)
  return [`${String(number).padStart(2)}. ${marks[state]} ${title}`, ...lines].join('\n')
}

/** One sentence on how far the checks are. */
export function summarizeChecks(checks: readonly Check[]): string {
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length
  const parts = [
    `${count('done')} done`,
    `${count('missing')} to do`,
    `${count('advice')} ${count('advice') === 1 ? 'note' : 'notes'}`,
    ...(count('unknown') > 0 ? [`${count('unknown')} not looked at`] : []),
  ]
  return `${parts.join(', ')}.`
}

export function hasMissing(checks: readonly Check[]): boolean {
  return checks.some(({ state }) => state === 'missing')
}
