import type { RulesExpression } from '../../emulators-without-java/storage-rules/syntax/ast'
import { getRulesChildExpressions } from '../../emulators-without-java/storage-rules/syntax/astNode'
import { parseRulesFile } from '../../emulators-without-java/storage-rules/syntax/rulesParser'
import { mutateRulesComparison, mutateRulesInteger, mutateRulesRegexLiteral } from './boundaryMutators'
import { negateRulesConditions, removeRulesConditions } from './conditionMutators'
import { findRulesDeclarations, type RulesDeclaration } from './declarations'
import { listNestedRulesConditions, findRulesConditions, type RulesCondition } from './findRulesConditions'
import { findRulesRegexLiterals } from './findRulesRegexLiterals'
import { createMutant, type Mutant, type RulesMutation, type RulesFileName } from './mutant'

type BoundaryMutator = (condition: RulesExpression, expression: RulesExpression) => RulesMutation[]

type SourceOf = (expression: RulesExpression) => string

/** Generates all mutants (copies with one change) of a security rules file. Throws if the file has a syntax error. */
export function generateMutants(file: RulesFileName, source: string): Mutant[] {
  const declarations = findRulesDeclarations(parseRulesFile(source))
  const conditions = findRulesConditions(declarations)
  const sourceOf: SourceOf = ({ span }) => source.slice(span.from, span.to)
  const mutantsOf = ({ name }: RulesDeclaration, mutations: readonly RulesMutation[]) =>
    mutations.map((mutation) => createMutant(file, source, name, mutation))

  const mutateBoundaries = createBoundaryMutator(declarations, conditions, sourceOf)
  const conditionMutants = conditions.flatMap(({ declaration, expression }) =>
    mutantsOf(declaration, [
      ...removeRulesConditions(expression),
      ...negateRulesConditions(expression, sourceOf),
    ]),
  )
  const boundaryMutants = declarations.flatMap((declaration) =>
    [...declaration.lets.values(), declaration.result].flatMap((expression) =>
      mutantsOf(declaration, mutateBoundaries(expression, expression)),
    ),
  )
  return removeDuplicates([...conditionMutants, ...boundaryMutants], source)
}

/**
 * Creates a function that mutates the comparisons, integers and regular expressions in an expression. Each mutation
 * records the smallest condition that contains it.
 */
function createBoundaryMutator(
  declarations: readonly RulesDeclaration[],
  conditions: readonly RulesCondition[],
  sourceOf: SourceOf,
): BoundaryMutator {
  const parts = new Set(conditions.flatMap(({ expression }) => listNestedRulesConditions(expression)))
  const patterns = findRulesRegexLiterals(declarations)
  const mutate: BoundaryMutator = (condition, expression) => [
    ...mutateRulesComparison(condition, expression),
    ...mutateRulesInteger(condition, expression),
    ...(patterns.has(expression) ? mutateRulesRegexLiteral(condition, expression, sourceOf(expression)) : []),
    ...getRulesChildExpressions(expression).flatMap((child) =>
      mutate(parts.has(child) ? child : condition, child),
    ),
  ]
  return mutate
}

// Two mutations can produce the same rules, and a mutation can leave the rules unchanged, such as `true` replaced by
// `true`.
function removeDuplicates(mutants: readonly Mutant[], source: string): Mutant[] {
  const byRules = new Map(mutants.map((mutant) => [mutant.rules, mutant]))
  byRules.delete(source)
  return [...byRules.values()]
}
