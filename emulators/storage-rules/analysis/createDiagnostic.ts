import type { RulesSourcePosition, RulesDiagnostic } from '../syntax/diagnostic'

/** Reports rules that Google's compiler rejects. */
export const createRulesErrorDiagnostic = (
  { line, column }: RulesSourcePosition,
  message: string,
): RulesDiagnostic => ({
  line,
  column,
  severity: 'error',
  message,
})

/** Reports rules that Google's compiler accepts but that always deny when evaluated. */
export const createRulesWarningDiagnostic = (
  { line, column }: RulesSourcePosition,
  message: string,
): RulesDiagnostic => ({
  line,
  column,
  severity: 'warning',
  message,
})
