import type { Block, Expression, FunctionDeclaration, Match, RulesFile, Service } from '../syntax/ast'

/** The functions and variables that can be named at one place of a file, and those of the places around it. */
export type Scope = {
  readonly functions: readonly FunctionDeclaration[]
  readonly variables: readonly string[]
  readonly parent: Scope | null
}

/** A function with the scope it was declared in: that one, not its caller's, is what its body sees. */
export type Found = { readonly declaration: FunctionDeclaration; readonly scope: Scope }

/** What a file holds, each thing with its scope. */
export type Survey = {
  readonly scopes: readonly Scope[]
  readonly functions: readonly Found[]
  readonly matches: readonly { readonly match: Match; readonly above: readonly Match[] }[]
  readonly expressions: readonly { readonly expression: Expression; readonly scope: Scope }[]
}

/** The nearest function of that name. */
export function findFunction(name: string, scope: Scope | null): Found | null {
  if (scope === null) return null
  const declaration = scope.functions.find((one) => one.name === name)
  return declaration === undefined ? findFunction(name, scope.parent) : { declaration, scope }
}

export const hasVariable = (name: string, scope: Scope | null): boolean =>
  scope !== null && (scope.variables.includes(name) || hasVariable(name, scope.parent))

/** Walks a file once and lists what the checks look at. */
export function survey(file: RulesFile): Survey {
  const root: Scope = { functions: file.functions, variables: ['request', 'resource'], parent: null }
  return join([surveyScope(root), ...file.services.map((service) => surveyService(service, root))])
}

function surveyService({ body }: Service, root: Scope): Survey {
  return surveyBlock(body, { functions: body.functions, variables: [], parent: root }, [])
}

function surveyBlock(block: Block, scope: Scope, above: readonly Match[]): Survey {
  const conditions = block.allows.flatMap(({ condition }) => condition ?? [])
  return join([
    surveyScope(scope),
    { ...empty, expressions: conditions.map((expression) => ({ expression, scope })) },
    ...block.matches.map((match) => surveyMatch(match, scope, above)),
  ])
}

function surveyMatch(match: Match, outer: Scope, above: readonly Match[]): Survey {
  const variables = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]))
  const scope = { functions: match.body.functions, variables, parent: outer }
  return join([{ ...empty, matches: [{ match, above }] }, surveyBlock(match.body, scope, [...above, match])])
}

function surveyScope(scope: Scope): Survey {
  const functions = scope.functions.map((declaration) => ({ declaration, scope }))
  return join([{ ...empty, scopes: [scope], functions }, ...functions.map(surveyBody)])
}

/** A let sees the arguments and the lets before it. */
function surveyBody({ declaration, scope }: Found): Survey {
  const names = declaration.params.map(({ name }) => name)
  const inside = (count: number): Scope => ({
    functions: [],
    variables: [...names, ...declaration.lets.slice(0, count).map(({ name }) => name)],
    parent: scope,
  })
  const lets = declaration.lets.map(({ value }, i) => ({ expression: value, scope: inside(i) }))
  const result = { expression: declaration.result, scope: inside(declaration.lets.length) }
  return { ...empty, expressions: [...lets, result] }
}

const empty: Survey = { scopes: [], functions: [], matches: [], expressions: [] }

function join(parts: readonly Survey[]): Survey {
  return {
    scopes: parts.flatMap((part) => part.scopes),
    functions: parts.flatMap((part) => part.functions),
    matches: parts.flatMap((part) => part.matches),
    expressions: parts.flatMap((part) => part.expressions),
  }
}
