import type {
  Block,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from '../syntax/ast'

/** The functions and variables that are visible at one place of a rules file. */
export type LexicalScope = {
  readonly functions: readonly FunctionDeclaration[]
  readonly variables: readonly string[]
  readonly parent: LexicalScope | null
}

/** A function with the scope of its declaration, which its body uses instead of the caller's scope. */
export type ResolvedFunction = { readonly declaration: FunctionDeclaration; readonly scope: LexicalScope }

/** The declarations and expressions of a rules file with their scopes. */
export type SymbolTable = {
  readonly scopes: readonly LexicalScope[]
  readonly functions: readonly ResolvedFunction[]
  readonly matches: readonly { readonly match: MatchBlock; readonly ancestors: readonly MatchBlock[] }[]
  readonly expressions: readonly { readonly expression: Expression; readonly scope: LexicalScope }[]
}

export function findDeclaration(name: string, scope: LexicalScope | null): ResolvedFunction | null {
  if (scope === null) return null
  const declaration = scope.functions.find((candidate) => candidate.name === name)
  return declaration === undefined ? findDeclaration(name, scope.parent) : { declaration, scope }
}

export const isVariableInScope = (name: string, scope: LexicalScope | null): boolean =>
  scope !== null && (scope.variables.includes(name) || isVariableInScope(name, scope.parent))

/** Collects the declarations and expressions of a rules file for the checks. */
export function collectSymbols(file: RulesFile): SymbolTable {
  const root: LexicalScope = { functions: file.functions, variables: ['request', 'resource'], parent: null }
  return mergeTables([
    collectFromScope(root),
    ...file.services.map((service) => collectFromService(service, root)),
  ])
}

function collectFromService({ body }: ServiceBlock, root: LexicalScope): SymbolTable {
  return collectFromBlock(body, { functions: body.functions, variables: [], parent: root }, [])
}

function collectFromBlock(block: Block, scope: LexicalScope, ancestors: readonly MatchBlock[]): SymbolTable {
  const conditions = block.allows.flatMap(({ condition }) => condition ?? [])
  return mergeTables([
    collectFromScope(scope),
    { ...emptyTable, expressions: conditions.map((expression) => ({ expression, scope })) },
    ...block.matches.map((match) => collectFromMatch(match, scope, ancestors)),
  ])
}

function collectFromMatch(
  match: MatchBlock,
  parent: LexicalScope,
  ancestors: readonly MatchBlock[],
): SymbolTable {
  const variables = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]))
  const scope = { functions: match.body.functions, variables, parent }
  return mergeTables([
    { ...emptyTable, matches: [{ match, ancestors }] },
    collectFromBlock(match.body, scope, [...ancestors, match]),
  ])
}

function collectFromScope(scope: LexicalScope): SymbolTable {
  const functions = scope.functions.map((declaration) => ({ declaration, scope }))
  return mergeTables([{ ...emptyTable, scopes: [scope], functions }, ...functions.map(collectFromFunction)])
}

/** A let can use the arguments and the lets before it. */
function collectFromFunction({ declaration, scope }: ResolvedFunction): SymbolTable {
  const names = declaration.params.map(({ name }) => name)
  const scopeWithLets = (count: number): LexicalScope => ({
    functions: [],
    variables: [...names, ...declaration.lets.slice(0, count).map(({ name }) => name)],
    parent: scope,
  })
  const lets = declaration.lets.map(({ value }, i) => ({ expression: value, scope: scopeWithLets(i) }))
  const result = { expression: declaration.result, scope: scopeWithLets(declaration.lets.length) }
  return { ...emptyTable, expressions: [...lets, result] }
}

const emptyTable: SymbolTable = { scopes: [], functions: [], matches: [], expressions: [] }

function mergeTables(parts: readonly SymbolTable[]): SymbolTable {
  return {
    scopes: parts.flatMap((part) => part.scopes),
    functions: parts.flatMap((part) => part.functions),
    matches: parts.flatMap((part) => part.matches),
    expressions: parts.flatMap((part) => part.expressions),
  }
}
