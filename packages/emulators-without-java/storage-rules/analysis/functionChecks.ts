import type { RulesExpression, RulesFunctionDeclaration, RulesIdentifier } from '../syntax/ast'
import { getRulesChildExpressions } from '../syntax/astNode'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { createRulesErrorDiagnostic } from './createDiagnostic'
import {
  findRulesFunctionDeclaration,
  type ResolvedRulesFunction,
  type RulesSymbolTable,
} from './symbolTable'

const maxParams = 7
const maxLets = 10
const maxCallDepth = 20

/** Checks the functions of a security rules file for duplicate names, recursion and the compiler's limits. */
export function checkRulesFunctionDeclarations({
  scopes,
  functions,
}: RulesSymbolTable): readonly RulesDiagnostic[] {
  return [
    ...scopes.flatMap(({ functions: declared }) => findDuplicates(declared, 'Function')),
    ...functions.flatMap(({ declaration }) => checkDeclaration(declaration)),
    ...functions.flatMap((target) => checkCallGraph(target)),
  ]
}

function findDuplicates(names: readonly RulesIdentifier[], kind: string): readonly RulesDiagnostic[] {
  const duplicates = names.filter(({ name }, i) => names.slice(0, i).some((earlier) => earlier.name === name))
  return duplicates.map(({ name, position }) =>
    createRulesErrorDiagnostic(position, `${kind} "${name}" is already defined.`),
  )
}

function checkDeclaration({
  name,
  position,
  params,
  lets,
}: RulesFunctionDeclaration): readonly RulesDiagnostic[] {
  return [
    ...findDuplicates([...params, ...lets], 'Variable'),
    ...(params.length > maxParams
      ? [createRulesErrorDiagnostic(position, `Function "${name}" has more than ${maxParams} arguments.`)]
      : []),
    ...(lets.length > maxLets
      ? [createRulesErrorDiagnostic(position, `Function "${name}" has more than ${maxLets} let variables.`)]
      : []),
  ]
}

function checkCallGraph(target: ResolvedRulesFunction): readonly RulesDiagnostic[] {
  const { name, position } = target.declaration
  const cycle = findCycle(target, [])
  if (cycle !== null) {
    return [
      createRulesErrorDiagnostic(position, `Recursion is not allowed: ${[...cycle, name].join(' calls ')}.`),
    ]
  }
  return measureCallDepth(target, new Map()) > maxCallDepth
    ? [createRulesErrorDiagnostic(position, `Calls from "${name}" go deeper than ${maxCallDepth}.`)]
    : []
}

/**
 * Returns the function names on a call path from a function back to itself, or null if the function is not recursive.
 */
function findCycle(
  target: ResolvedRulesFunction,
  callPath: readonly ResolvedRulesFunction[],
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

/** Returns the maximum depth of nested function calls that a rules function makes. */
function measureCallDepth(
  target: ResolvedRulesFunction,
  depths: Map<RulesFunctionDeclaration, number>,
): number {
  const depth = depths.get(target.declaration)
  if (depth !== undefined) return depth
  // Depth 0 stops this calculation when functions call each other in a cycle. findCycle() reports the cycle.
  depths.set(target.declaration, 0)
  const deepest = Math.max(0, ...findCallees(target).map((callee) => 1 + measureCallDepth(callee, depths)))
  depths.set(target.declaration, deepest)
  return deepest
}

function findCallees({ declaration, scope }: ResolvedRulesFunction): readonly ResolvedRulesFunction[] {
  const bodies = [...declaration.lets.map(({ value }) => value), declaration.result]
  return bodies.flatMap(findCalledNames).flatMap((name) => findRulesFunctionDeclaration(name, scope) ?? [])
}

function findCalledNames(expression: RulesExpression): readonly string[] {
  const calledNames = expression.kind === 'call' ? [expression.name] : []
  return [...calledNames, ...getRulesChildExpressions(expression).flatMap(findCalledNames)]
}
