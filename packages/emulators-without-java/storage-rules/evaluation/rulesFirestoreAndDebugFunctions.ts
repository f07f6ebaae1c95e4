import { RulesEvaluationError } from '../values/evaluationError'
import { formatRulesPath } from '../values/stringConversion'
import { createRulesBoolValue, rulesNullValue, type RulesValue } from '../values/rulesValue'
import { formatRulesDebugValue } from './debugFormat'
import type { RulesEvaluationSession } from './evaluationSession'

type ContextFunction = (
  args: readonly RulesValue[],
  session: RulesEvaluationSession,
) => Promise<RulesValue> | RulesValue

function parseDocumentPath([path, ...rest]: readonly RulesValue[]): string {
  if (path?.type !== 'path' || rest.length > 0)
    throw new RulesEvaluationError('Expected one argument, a path.')
  return formatRulesPath(path.segments)
}

/** Built-in functions that need Firestore or the debug log. */
export const rulesFirestoreAndDebugFunctions: ReadonlyMap<string, ContextFunction> = new Map<
  string,
  ContextFunction
>([
  [
    'firestore.get',
    async (args, session) => (await session.getDocument(parseDocumentPath(args))) ?? rulesNullValue,
  ],
  [
    'firestore.exists',
    async (args, session) =>
      createRulesBoolValue((await session.getDocument(parseDocumentPath(args))) !== null),
  ],
  ['debug', logValues],
])

/** debug(x) logs x and returns it. */
function logValues(args: readonly RulesValue[], session: RulesEvaluationSession): RulesValue {
  const [value] = args
  if (value === undefined) throw new RulesEvaluationError('debug() wants a value.')
  session.services.logDebug(args.map(formatRulesDebugValue).join(', '))
  return value
}
