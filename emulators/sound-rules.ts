import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser'
import { root } from './config'
import { checkRules } from './storage-rules/checkRules'

type Problem = { line: number; column: number; message: string; severity?: 'error' | 'warning' }

/**
 * Throws when firestore.rules or storage.rules has an error, naming file, line and column of each. Without this the
 * emulators start all the same and deny, or allow, what nobody wrote.
 */
export async function demandSoundRules(folder: string = root): Promise<void> {
  const problems = await Promise.all([
    problemsOf(folder, 'firestore.rules', firestoreProblems),
    problemsOf(folder, 'storage.rules', checkRules),
  ])
  const lines = problems.flat()
  if (lines.length > 0)
    throw new Error(`${lines.join('\n')}\nNothing was started. Mend the rules and start again.`)
}

async function problemsOf(
  folder: string,
  file: string,
  check: (rules: string) => readonly Problem[],
): Promise<string[]> {
  const rules = await readFile(join(folder, file), 'utf8')
  return check(rules)
    .filter(({ severity }) => severity !== 'warning')
    .map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`)
}

/** Firebase's own grammar, which stops at the first error; its columns count from 0. */
function firestoreProblems(rules: string): Problem[] {
  try {
    parseForESLint(rules)
    return []
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    return [{ line: error.lineNumber, column: error.column + 1, message: error.message }]
  }
}

function isSyntaxError(error: unknown): error is SyntaxError & { lineNumber: number; column: number } {
  return error instanceof SyntaxError && 'lineNumber' in error && 'column' in error
}
