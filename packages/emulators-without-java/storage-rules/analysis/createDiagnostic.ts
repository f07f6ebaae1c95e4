import type { RulesSourcePosition, RulesDiagnostic } from '../syntax/diagnostic'

/** Creates an error for security rules that Google's compiler rejects. */
export const createRulesErrorDiagnostic = (
  { line, column }: RulesSourcePosition,
  message: string,
): RulesDiagnostic => ({
  line,
  column,
  severity: 'error',
  message,
})

/** Creates a warning for security rules that Google's compiler accepts but that always deny access. */
export const createRulesWarningDiagnostic = (
  { line, column }: RulesSourcePosition,
  message: string,
): RulesDiagnostic => ({
  line,
  column,
  severity: 'warning',
  message,
})
