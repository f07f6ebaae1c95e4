import { EvaluationError } from './error'
import type { TypeName, Value, ValueOf } from './value'

type Kind = TypeName | 'number' | 'collection' | 'any'

type Accepted<K extends Kind> = K extends TypeName
  ? ValueOf<K>
  : K extends 'number'
    ? ValueOf<'int' | 'float'>
    : K extends 'collection'
      ? ValueOf<'list' | 'set'>
      : Value

type Overload = { readonly params: readonly Kind[]; readonly run: (args: readonly Value[]) => Value }

/** A built-in function or method: the argument types it takes, and what it does with them. A method's first argument is its object. */
export type Operation = readonly Overload[]

export type Table = ReadonlyMap<string, Operation>

const groups: Partial<Record<Kind, readonly TypeName[]>> = {
  number: ['int', 'float'],
  collection: ['list', 'set'],
}

const accepts = (kind: Kind, value: Value): boolean =>
  kind === 'any' || kind === value.type || (groups[kind]?.includes(value.type) ?? false)

/** Declares an operation on arguments of these types. */
export function operation<const P extends readonly Kind[]>(
  params: P,
  run: (...args: { [I in keyof P]: Accepted<P[I]> }) => Value,
): Operation {
  // perform() has compared the arguments with `params` before it calls: this is the parser of arguments.
  return [{ params, run: (args) => run(...(args as unknown as { [I in keyof P]: Accepted<P[I]> })) }]
}

/** An operation with several signatures. */
export const either = (...operations: readonly Operation[]): Operation => operations.flat()

/** A table of operations by name. */
export const table = (operations: Readonly<Record<string, Operation>>): Table =>
  new Map(Object.entries(operations))

/** Runs the signature that fits the arguments. */
export function perform(name: string, operation: Operation, args: readonly Value[]): Value {
  const fitting = operation.filter(({ params }) => params.length === args.length)
  if (fitting.length === 0) {
    throw new EvaluationError(`Wrong number of arguments. Expected: ${signatures(name, operation)}.`)
  }
  const chosen = fitting.find(({ params }) =>
    params.every((kind, i) => accepts(kind, args[i] ?? { type: 'null' })),
  )
  if (chosen === undefined) {
    const received = args.map(({ type }) => type).join(', ')
    throw new EvaluationError(
      `Unsupported operation. Received: ${name}(${received}). Expected: ${signatures(name, operation)}.`,
    )
  }
  return chosen.run(args)
}

function signatures(name: string, operation: Operation): string {
  return operation.map(({ params }) => `${name}(${params.join(', ')})`).join(', ')
}
