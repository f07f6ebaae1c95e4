import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser'
import { root } from './config'
import { checkRules, problemLine } from './storage-rules/checkRules'
import type { RulesProblem } from './storage-rules/syntax/position'

/**
 * Throws when firestore.rules or storage.rules has an error, naming file, line and column of each; without this the
 * emulators start all the same and deny, or allow, what nobody wrote. Answers the warnings, a line each: what will deny
 * whenever it is evaluated, such as an unknown name, which Google's compiler lets pass too.
 */
export async function demandSoundRules(folder: string = root): Promise<string[]> {
  const problems = await Promise.all([
    problemsOf(folder, 'firestore.rules', firestoreProblems),
    problemsOf(folder, 'storage.rules', checkRules),
  ])
  const lines = (wanted: RulesProblem['severity']) =>
    problems.flat().flatMap(({ severity, line }) => (severity === wanted ? [line] : []))
  if (lines('error').length === 0) return lines('warning')
  throw new Error(`${lines('error').join('\n')}\nNothing was started. Mend the rules and start again.`)
}

async function problemsOf(folder: string, file: string, check: (rules: string) => readonly RulesProblem[]) {
  const rules = await readFile(join(folder, file), 'utf8')
  return check(rules).map((problem) => ({ severity: problem.severity, line: problemLine(file, problem) }))
}

/** Firebase's own grammar, which stops at the first error; its columns count from 0. */
function firestoreProblems(rules: string): RulesProblem[] {
  try {
    parseForESLint(rules)
    return []
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    return [{ line: error.lineNumber, column: error.column + 1, message: error.message, severity: 'error' }]
  }
}

function isSyntaxError(error: unknown): error is SyntaxError & { lineNumber: number; column: number } {
  return error instanceof SyntaxError && 'lineNumber' in error && 'column' in error
}
