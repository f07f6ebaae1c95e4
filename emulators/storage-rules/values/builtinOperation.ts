import { EvaluationError } from './evaluationError'
import type { TypeName, RulesValue, ValueOf } from './rulesValue'

type ParameterType = TypeName | 'number' | 'collection' | 'any'

type ArgumentOf<K extends ParameterType> = K extends TypeName
  ? ValueOf<K>
  : K extends 'number'
    ? ValueOf<'int' | 'float'>
    : K extends 'collection'
      ? ValueOf<'list' | 'set'>
      : RulesValue

type Overload = {
  readonly params: readonly ParameterType[]
  readonly run: (args: readonly RulesValue[]) => RulesValue
}

/** The overloads of a built-in function, operator or method. The first argument of a method is its object. */
export type BuiltinOperation = readonly Overload[]

export type OperationTable = ReadonlyMap<string, BuiltinOperation>

const typeGroups: Partial<Record<ParameterType, readonly TypeName[]>> = {
  number: ['int', 'float'],
  collection: ['list', 'set'],
}

const isAccepted = (kind: ParameterType, value: RulesValue): boolean =>
  kind === 'any' || kind === value.type || (typeGroups[kind]?.includes(value.type) ?? false)

/** Defines an operation with one overload. */
export function defineOperation<const P extends readonly ParameterType[]>(
  params: P,
  run: (...args: { [I in keyof P]: ArgumentOf<P[I]> }) => RulesValue,
): BuiltinOperation {
  // runOperation() has checked the argument types against `params`.
  return [{ params, run: (args) => run(...(args as unknown as { [I in keyof P]: ArgumentOf<P[I]> })) }]
}

export const combineOverloads = (...operations: readonly BuiltinOperation[]): BuiltinOperation =>
  operations.flat()

export const createOperationTable = (
  operations: Readonly<Record<string, BuiltinOperation>>,
): OperationTable => new Map(Object.entries(operations))

/** Runs the overload whose parameter types match the arguments. */
export function runOperation(
  name: string,
  operation: BuiltinOperation,
  args: readonly RulesValue[],
): RulesValue {
  const fitting = operation.filter(({ params }) => params.length === args.length)
  if (fitting.length === 0) {
    throw new EvaluationError(`Wrong number of arguments. Expected: ${formatSignatures(name, operation)}.`)
  }
  const chosen = fitting.find(({ params }) =>
    params.every((kind, i) => isAccepted(kind, args[i] ?? { type: 'null' })),
  )
  if (chosen === undefined) {
    const received = args.map(({ type }) => type).join(', ')
    throw new EvaluationError(
      `Unsupported operation. Received: ${name}(${received}). Expected: ${formatSignatures(name, operation)}.`,
    )
  }
  return chosen.run(args)
}

function formatSignatures(name: string, operation: BuiltinOperation): string {
  return operation.map(({ params }) => `${name}(${params.join(', ')})`).join(', ')
}
