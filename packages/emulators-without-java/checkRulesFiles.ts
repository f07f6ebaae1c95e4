import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser'
import { checkRules, formatRulesDiagnostic } from './storage-rules/checkRules'
import type { RulesDiagnostic } from './storage-rules/syntax/diagnostic'

/**
 * Throws if firestore.rules or storage.rules of a project's folder has an error, because the emulators would start even with invalid rules.
 * Returns the warnings, one line each, about code that Google's compiler accepts but that always denies access, such as
 * an unknown name.
 */
export async function checkRulesFiles(folder: string): Promise<string[]> {
  const problems = await Promise.all([
    findProblems(folder, 'firestore.rules', checkFirestoreRules),
    findProblems(folder, 'storage.rules', checkRules),
  ])
  const lines = (severityFilter: RulesDiagnostic['severity']) =>
    problems.flat().flatMap(({ severity, line }) => (severity === severityFilter ? [line] : []))
  if (lines('error').length === 0) return lines('warning')
  throw new Error(`${lines('error').join('\n')}\nNothing was started. Mend the rules and start again.`)
}

async function findProblems(
  folder: string,
  file: string,
  check: (rules: string) => readonly RulesDiagnostic[],
) {
  const rules = await readFile(join(folder, file), 'utf8')
  return check(rules).map((problem) => ({
    severity: problem.severity,
    line: formatRulesDiagnostic(file, problem),
  }))
}

/** Parses firestore.rules with Firebase's own parser, which stops at the first error and counts columns from 0. */
function checkFirestoreRules(rules: string): RulesDiagnostic[] {
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
