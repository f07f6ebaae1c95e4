import { EvaluationError } from '../values/error'
import { pathText } from '../values/text'
import { bool, nothing, type Value } from '../values/value'
import { describe } from './describe'
import type { Run } from './run'

type Lookup = (args: readonly Value[], run: Run) => Promise<Value> | Value

function documentPath([path, ...rest]: readonly Value[]): string {
  if (path?.type !== 'path' || rest.length > 0) throw new EvaluationError('Expected one argument, a path.')
  return pathText(path.segments)
}

/** The functions that reach beyond their arguments. */
export const lookups: ReadonlyMap<string, Lookup> = new Map<string, Lookup>([
  ['firestore.get', async (args, run) => (await run.document(documentPath(args))) ?? nothing],
  ['firestore.exists', async (args, run) => bool((await run.document(documentPath(args))) !== null)],
  ['debug', debug],
])

/** debug(x) prints x and is x. */
function debug(args: readonly Value[], run: Run): Value {
  const [value] = args
  if (value === undefined) throw new EvaluationError('debug() wants a value.')
  run.services.debug(args.map(describe).join(', '))
  return value
}
