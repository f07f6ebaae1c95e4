import { loadRuleset } from './ruleset'
import type { RulesDiagnostic } from './syntax/diagnostic'

/** Returns the problems of a Storage rules file in source order. */
export const checkRules = (source: string): readonly RulesDiagnostic[] => loadRuleset(source).problems

/** Formats a diagnostic as one line: `storage.rules:12:7: Unknown function "isStaf".` */
export const formatRulesDiagnostic = (file: string, { line, column, message }: RulesDiagnostic): string =>
  `${file}:${line}:${column}: ${message}`
