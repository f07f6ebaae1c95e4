import { EvaluationError } from '../values/evaluationError'
import { formatPath } from '../values/stringConversion'
import { boolValue, nullValue, type RulesValue } from '../values/rulesValue'
import { formatDebugValue } from './debugFormat'
import type { EvaluationSession } from './evaluationSession'

type ContextFunction = (
  args: readonly RulesValue[],
  session: EvaluationSession,
) => Promise<RulesValue> | RulesValue

function parseDocumentPath([path, ...rest]: readonly RulesValue[]): string {
  if (path?.type !== 'path' || rest.length > 0) throw new EvaluationError('Expected one argument, a path.')
  return formatPath(path.segments)
}

/** Built-in functions that need Firestore or the debug log. */
export const contextFunctions: ReadonlyMap<string, ContextFunction> = new Map<string, ContextFunction>([
  [
    'firestore.get',
    async (args, session) => (await session.getDocument(parseDocumentPath(args))) ?? nullValue,
  ],
  [
    'firestore.exists',
    async (args, session) => boolValue((await session.getDocument(parseDocumentPath(args))) !== null),
  ],
  ['debug', logValues],
])

/** debug(x) logs x and returns it. */
function logValues(args: readonly RulesValue[], session: EvaluationSession): RulesValue {
  const [value] = args
  if (value === undefined) throw new EvaluationError('debug() wants a value.')
  session.services.logDebug(args.map(formatDebugValue).join(', '))
  return value
}
