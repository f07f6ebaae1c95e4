import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import { childExpressions } from '../../../emulators/storage-rules/syntax/astNode'
import { parseRulesFile } from '../../../emulators/storage-rules/syntax/rulesParser'
import { mutateComparison, mutateInteger, mutatePattern } from './boundaryMutators'
import { negateConditions, removeConditions } from './conditionMutators'
import { findDeclarations, type Declaration } from './declarations'
import { conditionParts, findConditions, type Condition } from './findConditions'
import { findPatterns } from './findPatterns'
import { createMutant, type Mutant, type Mutation, type RulesFileName } from './mutant'

type BoundaryMutator = (condition: Expression, expression: Expression) => Mutation[]

type SourceOf = (expression: Expression) => string

/** Applies every mutator at every place of a rules file. Throws if the file has a syntax error. */
export function generateMutants(file: RulesFileName, source: string): Mutant[] {
  const declarations = findDeclarations(parseRulesFile(source))
  const conditions = findConditions(declarations)
  const sourceOf: SourceOf = ({ span }) => source.slice(span.from, span.to)
  const mutantsOf = ({ name }: Declaration, mutations: readonly Mutation[]) =>
    mutations.map((mutation) => createMutant(file, source, name, mutation))

  const mutateBoundaries = createBoundaryMutator(declarations, conditions, sourceOf)
  const conditionMutants = conditions.flatMap(({ declaration, expression }) =>
    mutantsOf(declaration, [...removeConditions(expression), ...negateConditions(expression, sourceOf)]),
  )
  const boundaryMutants = declarations.flatMap((declaration) =>
    [...declaration.lets.values(), declaration.result].flatMap((expression) =>
      mutantsOf(declaration, mutateBoundaries(expression, expression)),
    ),
  )
  return removeDuplicates([...conditionMutants, ...boundaryMutants], source)
}

/** Mutates the boundaries in an expression; each mutation belongs to the smallest condition around it. */
function createBoundaryMutator(
  declarations: readonly Declaration[],
  conditions: readonly Condition[],
  sourceOf: SourceOf,
): BoundaryMutator {
  const parts = new Set(conditions.flatMap(({ expression }) => conditionParts(expression)))
  const patterns = findPatterns(declarations)
  const mutate: BoundaryMutator = (condition, expression) => [
    ...mutateComparison(condition, expression),
    ...mutateInteger(condition, expression),
    ...(patterns.has(expression) ? mutatePattern(condition, expression, sourceOf(expression)) : []),
    ...childExpressions(expression).flatMap((child) => mutate(parts.has(child) ? child : condition, child)),
  ]
  return mutate
}

// Two mutators can make the same text, and a mutation can equal the original, such as true replaced by true.
function removeDuplicates(mutants: readonly Mutant[], source: string): Mutant[] {
  const byRules = new Map(mutants.map((mutant) => [mutant.rules, mutant]))
  byRules.delete(source)
  return [...byRules.values()]
}
