import { loadRuleset } from './ruleset'
import type { RulesProblem } from './syntax/position'

/** Every problem of a rules file, in the order of its lines. Errors leave no ruleset; warnings deny when evaluated. */
export const checkRules = (source: string): readonly RulesProblem[] => loadRuleset(source).problems

/** A problem as one line: `storage.rules:12:7: Unknown function "isStaf".` */
export const problemLine = (file: string, { line, column, message }: RulesProblem): string =>
  `${file}:${line}:${column}: ${message}`
