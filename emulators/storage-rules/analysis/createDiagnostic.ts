import type { SourcePosition, RulesDiagnostic } from '../syntax/diagnostic'

/** Reports rules that Google's compiler rejects. */
export const createError = ({ line, column }: SourcePosition, message: string): RulesDiagnostic => ({
  line,
  column,
  severity: 'error',
  message,
})

/** Reports rules that Google's compiler accepts but that always deny when evaluated. */
export const createWarning = ({ line, column }: SourcePosition, message: string): RulesDiagnostic => ({
  line,
  column,
  severity: 'warning',
  message,
})
