/**
 * What a deployment needs, or what a test of the live site found. `missing` stops a deployment, `advice` does not, and
 * `unknown` was not looked at. `title` says what should hold or what is wrong, `details` what is wrong; `fix` are the
 * commands and places that mend it.
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

/** The lines of a numbered list of checks, from this number on. What is done is its title alone. */
export function formatChecklist(checks: readonly Check[], firstNumber = 1): string {
  return checks.map((check, index) => formatCheck(check, firstNumber + index)).join('\n')
}

function formatCheck({ state, title, details = [], fix = [] }: Check, number: number): string {
  const more = state === 'done' ? [] : [...details, ...fix.map((step) => `> ${step}`)]
  const lines = more.map((line) => `${' '.repeat(12)}${line}`)
  return [`${String(number).padStart(2)}. ${marks[state]} ${title}`, ...lines].join('\n')
}

export function countMissing(checks: readonly Check[]): number {
  return checks.filter(({ state }) => state === 'missing').length
}
