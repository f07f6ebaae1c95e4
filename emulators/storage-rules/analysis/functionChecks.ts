import type { Expression, FunctionDeclaration, Identifier } from '../syntax/ast'
import { childExpressions } from '../syntax/astNode'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { createError } from './createDiagnostic'
import { findDeclaration, type ResolvedFunction, type SymbolTable } from './symbolTable'

const maxParams = 7
const maxLets = 10
const maxCallDepth = 20

/** Checks functions for duplicate names, recursion and the compiler's limits. */
export function checkFunctions({ scopes, functions }: SymbolTable): readonly RulesDiagnostic[] {
  return [
    ...scopes.flatMap(({ functions: declared }) => findDuplicates(declared, 'Function')),
    ...functions.flatMap(({ declaration }) => checkDeclaration(declaration)),
    ...functions.flatMap((target) => checkCallGraph(target)),
  ]
}

function findDuplicates(names: readonly Identifier[], kind: string): readonly RulesDiagnostic[] {
  const duplicates = names.filter(({ name }, i) => names.slice(0, i).some((earlier) => earlier.name === name))
  return duplicates.map(({ name, position }) =>
    createError(position, `${kind} "${name}" is already defined.`),
  )
}

function checkDeclaration({ name, position, params, lets }: FunctionDeclaration): readonly RulesDiagnostic[] {
  return [
    ...findDuplicates([...params, ...lets], 'Variable'),
    ...(params.length > maxParams
      ? [createError(position, `Function "${name}" has more than ${maxParams} arguments.`)]
      : []),
    ...(lets.length > maxLets
      ? [createError(position, `Function "${name}" has more than ${maxLets} let variables.`)]
      : []),
  ]
}

function checkCallGraph(target: ResolvedFunction): readonly RulesDiagnostic[] {
  const { name, position } = target.declaration
  const cycle = findCycle(target, [])
  if (cycle !== null) {
    return [createError(position, `Recursion is not allowed: ${[...cycle, name].join(' calls ')}.`)]
  }
  return measureCallDepth(target, new Map()) > maxCallDepth
    ? [createError(position, `Calls from "${name}" go deeper than ${maxCallDepth}.`)]
    : []
}

/** Returns the function names on a call path from a function back to itself. */
function findCycle(
  target: ResolvedFunction,
  callPath: readonly ResolvedFunction[],
): readonly string[] | null {
  const current = callPath.at(-1) ?? target
  for (const callee of findCallees(current)) {
    if (callee.declaration === target.declaration)
      return [target, ...callPath].map(({ declaration }) => declaration.name)
    if (callPath.some(({ declaration }) => declaration === callee.declaration)) continue
    const cycle = findCycle(target, [...callPath, callee])
    if (cycle !== null) return cycle
  }
  return null
}

/** Returns the maximum depth of nested calls in a function. */
function measureCallDepth(target: ResolvedFunction, depths: Map<FunctionDeclaration, number>): number {
  const depth = depths.get(target.declaration)
  if (depth !== undefined) return depth
  // The 0 ends the recursion in a cycle. The start function is not part of that cycle; findCycle() reports the cycle
  // for each function in the cycle.
  depths.set(target.declaration, 0)
  const deepest = Math.max(0, ...findCallees(target).map((callee) => 1 + measureCallDepth(callee, depths)))
  depths.set(target.declaration, deepest)
  return deepest
}

function findCallees({ declaration, scope }: ResolvedFunction): readonly ResolvedFunction[] {
  const bodies = [...declaration.lets.map(({ value }) => value), declaration.result]
  return bodies.flatMap(findCalledNames).flatMap((name) => findDeclaration(name, scope) ?? [])
}

function findCalledNames(expression: Expression): readonly string[] {
  const calledNames = expression.kind === 'call' ? [expression.name] : []
  return [...calledNames, ...childExpressions(expression).flatMap(findCalledNames)]
}
