import type { Expression, FunctionDeclaration, Named } from '../syntax/ast'
import { children } from '../syntax/node'
import type { RulesProblem } from '../syntax/position'
import { error } from './problems'
import { findFunction, type Found, type Survey } from './scope'

const maxParams = 7
const maxLets = 10
const maxCallDepth = 20

/** Functions: each name once, few arguments and variables, no recursion, no deep chain of calls. */
export function checkFunctions({ scopes, functions }: Survey): readonly RulesProblem[] {
  return [
    ...scopes.flatMap(({ functions: own }) => repeated(own, 'Function')),
    ...functions.flatMap(({ declaration }) => checkDeclaration(declaration)),
    ...functions.flatMap((found) => checkCalls(found)),
  ]
}

function repeated(names: readonly Named[], what: string): readonly RulesProblem[] {
  const again = names.filter(({ name }, i) => names.slice(0, i).some((earlier) => earlier.name === name))
  return again.map(({ name, at }) => error(at, `${what} "${name}" is already defined.`))
}

function checkDeclaration({ name, at, params, lets }: FunctionDeclaration): readonly RulesProblem[] {
  return [
    ...repeated([...params, ...lets], 'Variable'),
    ...(params.length > maxParams
      ? [error(at, `Function "${name}" has more than ${maxParams} arguments.`)]
      : []),
    ...(lets.length > maxLets
      ? [error(at, `Function "${name}" has more than ${maxLets} let variables.`)]
      : []),
  ]
}

function checkCalls(found: Found): readonly RulesProblem[] {
  const { name, at } = found.declaration
  const cycle = findCycle(found, [])
  if (cycle !== null) {
    return [error(at, `Recursion is not allowed: ${[...cycle, name].join(' calls ')}.`)]
  }
  return callDepth(found, new Map()) > maxCallDepth
    ? [error(at, `Calls from "${name}" go deeper than ${maxCallDepth}.`)]
    : []
}

/** The names on a way from a function back to itself. */
function findCycle(target: Found, way: readonly Found[]): readonly string[] | null {
  const here = way.at(-1) ?? target
  for (const callee of callees(here)) {
    if (callee.declaration === target.declaration)
      return [target, ...way].map(({ declaration }) => declaration.name)
    if (way.some(({ declaration }) => declaration === callee.declaration)) continue
    const cycle = findCycle(target, [...way, callee])
    if (cycle !== null) return cycle
  }
  return null
}

/** How many calls stand one inside the other below a function. */
function callDepth(found: Found, known: Map<FunctionDeclaration, number>): number {
  const depth = known.get(found.declaration)
  if (depth !== undefined) return depth
  // A cycle that does not lead back to where the search began ends here; it is reported where it begins.
  known.set(found.declaration, 0)
  const deepest = Math.max(0, ...callees(found).map((callee) => 1 + callDepth(callee, known)))
  known.set(found.declaration, deepest)
  return deepest
}

function callees({ declaration, scope }: Found): readonly Found[] {
  const bodies = [...declaration.lets.map(({ value }) => value), declaration.result]
  return bodies.flatMap(namesCalled).flatMap((name) => findFunction(name, scope) ?? [])
}

function namesCalled(expression: Expression): readonly string[] {
  const own = expression.kind === 'call' ? [expression.name] : []
  return [...own, ...children(expression).flatMap(namesCalled)]
}
