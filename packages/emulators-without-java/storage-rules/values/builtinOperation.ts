import { RulesEvaluationError } from './evaluationError'
import type { RulesValueType, RulesValue, RulesValueOfType } from './rulesValue'

type ParameterType = RulesValueType | 'number' | 'collection' | 'any'

type ArgumentOf<K extends ParameterType> = K extends RulesValueType
  ? RulesValueOfType<K>
  : K extends 'number'
    ? RulesValueOfType<'int' | 'float'>
    : K extends 'collection'
      ? RulesValueOfType<'list' | 'set'>
      : RulesValue

type Overload = {
  readonly params: readonly ParameterType[]
  readonly run: (args: readonly RulesValue[]) => RulesValue
}

/**
 * The overloads of a built-in function, operator or method. A method gets the object on which it is called as its first
 * argument.
 */
export type RulesBuiltinOperation = readonly Overload[]

export type RulesBuiltinOperationTable = ReadonlyMap<string, RulesBuiltinOperation>

const typeGroups: Partial<Record<ParameterType, readonly RulesValueType[]>> = {
  number: ['int', 'float'],
  collection: ['list', 'set'],
}

const isAccepted = (kind: ParameterType, value: RulesValue): boolean =>
  kind === 'any' || kind === value.type || (typeGroups[kind]?.includes(value.type) ?? false)

/** Defines an operation with one overload. */
export function defineRulesBuiltinOperation<const P extends readonly ParameterType[]>(
  params: P,
  run: (...args: { [I in keyof P]: ArgumentOf<P[I]> }) => RulesValue,
): RulesBuiltinOperation {
  // This cast is safe: runRulesBuiltinOperation() has checked the argument types against `params`.
  return [{ params, run: (args) => run(...(args as unknown as { [I in keyof P]: ArgumentOf<P[I]> })) }]
}

export const combineRulesBuiltinOverloads = (
  ...operations: readonly RulesBuiltinOperation[]
): RulesBuiltinOperation => operations.flat()

export const createRulesBuiltinOperationTable = (
  operations: Readonly<Record<string, RulesBuiltinOperation>>,
): RulesBuiltinOperationTable => new Map(Object.entries(operations))

/** Runs the overload whose parameter types match the arguments. */
export function runRulesBuiltinOperation(
  name: string,
  operation: RulesBuiltinOperation,
  args: readonly RulesValue[],
): RulesValue {
  const fitting = operation.filter(({ params }) => params.length === args.length)
  if (fitting.length === 0) {
    throw new RulesEvaluationError(
      `Wrong number of arguments. Expected: ${formatSignatures(name, operation)}.`,
    )
  }
  const chosen = fitting.find(({ params }) =>
    params.every((kind, i) => isAccepted(kind, args[i] ?? { type: 'null' })),
  )
  if (chosen === undefined) {
    const received = args.map(({ type }) => type).join(', ')
    throw new RulesEvaluationError(
      `Unsupported operation. Received: ${name}(${received}). Expected: ${formatSignatures(name, operation)}.`,
    )
  }
  return chosen.run(args)
}

function formatSignatures(name: string, operation: RulesBuiltinOperation): string {
  return operation.map(({ params }) => `${name}(${params.join(', ')})`).join(', ')
}
