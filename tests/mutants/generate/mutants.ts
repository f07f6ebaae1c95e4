import type { Expression } from '../../../emulators/storage-rules/syntax/ast'
import { children } from '../../../emulators/storage-rules/syntax/node'
import { parseRulesFile } from '../../../emulators/storage-rules/syntax/rulesFile'
import { comparisonMoved, numberMoved, patternMoved } from './boundaries'
import { conditionsOf, dropped, negated, partsOf } from './conditions'
import { declarationsOf } from './declarations'
import { mutantOf, type Change, type Mutant, type RulesFileName } from './mutant'
import { patternsOf } from './patterns'

/**
 * Every mutant of a rules file: each condition dropped, negated, or moved by one at a boundary (of a comparison, of a
 * number, of a regular expression). Throws where the file cannot be read.
 */
export function mutantsOf(file: RulesFileName, source: string): Mutant[] {
  const declarations = declarationsOf(parseRulesFile(source))
  const conditions = conditionsOf(declarations)
  const textOf = ({ span }: Expression) => source.slice(span.from, span.to)
  const decided = conditions.flatMap(({ declaration, whole }) =>
    [...dropped(whole), ...negated(whole, textOf)].map((change) =>
      mutantOf(file, source, declaration.name, change),
    ),
  )
  const parts = new Set(conditions.flatMap(({ whole }) => partsOf(whole)))
  const patterns = patternsOf(declarations)
  const movesIn = (around: Expression, expression: Expression): Change[] => [
    ...comparisonMoved(around, expression),
    ...numberMoved(around, expression),
    ...(patterns.has(expression) ? patternMoved(around, expression, textOf(expression)) : []),
    ...children(expression).flatMap((child) => movesIn(parts.has(child) ? child : around, child)),
  ]
  const moved = declarations.flatMap(({ name, lets, result }) =>
    [...lets.values(), result]
      .flatMap((root) => movesIn(root, root))
      .map((change) => mutantOf(file, source, name, change)),
  )
  return distinct([...decided, ...moved], source)
}

// Two ways may lead to one text: `!` taken from an equality, or true in the place of true.
function distinct(mutants: readonly Mutant[], source: string): Mutant[] {
  const byRules = new Map(mutants.map((mutant) => [mutant.rules, mutant]))
  byRules.delete(source)
  return [...byRules.values()]
}
