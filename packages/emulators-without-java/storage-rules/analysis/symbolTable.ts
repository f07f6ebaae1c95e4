import type {
  RulesBlock,
  RulesExpression,
  RulesFunctionDeclaration,
  RulesMatchBlock,
  RulesFile,
  RulesServiceBlock,
} from '../syntax/ast'

/** The functions and variables that are visible at one place of a rules file. */
export type RulesLexicalScope = {
  readonly functions: readonly RulesFunctionDeclaration[]
  readonly variables: readonly string[]
  readonly parent: RulesLexicalScope | null
}

/** A function and the scope of its declaration. The function's body uses this scope, not the scope of the caller. */
export type ResolvedRulesFunction = {
  readonly declaration: RulesFunctionDeclaration
  readonly scope: RulesLexicalScope
}

/** The declarations and expressions of a rules file with their scopes. */
export type RulesSymbolTable = {
  readonly scopes: readonly RulesLexicalScope[]
  readonly functions: readonly ResolvedRulesFunction[]
  readonly matches: readonly {
    readonly match: RulesMatchBlock
    readonly ancestors: readonly RulesMatchBlock[]
  }[]
  readonly expressions: readonly { readonly expression: RulesExpression; readonly scope: RulesLexicalScope }[]
}

export function findRulesFunctionDeclaration(
  name: string,
  scope: RulesLexicalScope | null,
): ResolvedRulesFunction | null {
  if (scope === null) return null
  const declaration = scope.functions.find((candidate) => candidate.name === name)
  return declaration === undefined ? findRulesFunctionDeclaration(name, scope.parent) : { declaration, scope }
}

export const isRulesVariableInScope = (name: string, scope: RulesLexicalScope | null): boolean =>
  scope !== null && (scope.variables.includes(name) || isRulesVariableInScope(name, scope.parent))

/** Collects all declarations and expressions of a rules file, so that the static checks can read them. */
export function collectRulesSymbols(file: RulesFile): RulesSymbolTable {
  const root: RulesLexicalScope = {
    functions: file.functions,
    variables: ['request', 'resource'],
    parent: null,
  }
  return mergeTables([
    collectFromScope(root),
    ...file.services.map((service) => collectFromService(service, root)),
  ])
}

function collectFromService({ body }: RulesServiceBlock, root: RulesLexicalScope): RulesSymbolTable {
  return collectFromBlock(body, { functions: body.functions, variables: [], parent: root }, [])
}

function collectFromBlock(
  block: RulesBlock,
  scope: RulesLexicalScope,
  ancestors: readonly RulesMatchBlock[],
): RulesSymbolTable {
  const conditions = block.allows.flatMap(({ condition }) => condition ?? [])
  return mergeTables([
    collectFromScope(scope),
    { ...emptyTable, expressions: conditions.map((expression) => ({ expression, scope })) },
    ...block.matches.map((match) => collectFromMatch(match, scope, ancestors)),
  ])
}

function collectFromMatch(
  match: RulesMatchBlock,
  parent: RulesLexicalScope,
  ancestors: readonly RulesMatchBlock[],
): RulesSymbolTable {
  const variables = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]))
  const scope = { functions: match.body.functions, variables, parent }
  return mergeTables([
    { ...emptyTable, matches: [{ match, ancestors }] },
    collectFromBlock(match.body, scope, [...ancestors, match]),
  ])
}

function collectFromScope(scope: RulesLexicalScope): RulesSymbolTable {
  const functions = scope.functions.map((declaration) => ({ declaration, scope }))
  return mergeTables([{ ...emptyTable, scopes: [scope], functions }, ...functions.map(collectFromFunction)])
}

/**
 * A `let` statement in a rules function can use the function's arguments and the variables of earlier `let` statements.
 */
function collectFromFunction({ declaration, scope }: ResolvedRulesFunction): RulesSymbolTable {
  const names = declaration.params.map(({ name }) => name)
  const scopeWithLets = (count: number): RulesLexicalScope => ({
    functions: [],
    variables: [...names, ...declaration.lets.slice(0, count).map(({ name }) => name)],
    parent: scope,
  })
  const lets = declaration.lets.map(({ value }, i) => ({ expression: value, scope: scopeWithLets(i) }))
  const result = { expression: declaration.result, scope: scopeWithLets(declaration.lets.length) }
  return { ...emptyTable, expressions: [...lets, result] }
}

const emptyTable: RulesSymbolTable = { scopes: [], functions: [], matches: [], expressions: [] }

function mergeTables(parts: readonly RulesSymbolTable[]): RulesSymbolTable {
  return {
    scopes: parts.flatMap((part) => part.scopes),
    functions: parts.flatMap((part) => part.functions),
    matches: parts.flatMap((part) => part.matches),
    expressions: parts.flatMap((part) => part.expressions),
  }
}
