import type { MatchBlock, Identifier, RulesVersion } from '../syntax/ast'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { grantedMethods } from '../evaluation/grantedMethods'
import { createError, createWarning } from './createDiagnostic'
import type { SymbolTable } from './symbolTable'

/** Checks the paths of `match` blocks and the methods of `allow` statements. */
export function checkMatchBlocks(
  { matches }: SymbolTable,
  version: RulesVersion,
): readonly RulesDiagnostic[] {
  return matches.flatMap(({ match, ancestors }) => [
    ...checkPathVariables(match),
    ...checkGlob(match, ancestors, version),
    ...checkNestedInGlob(match, ancestors, version),
    ...match.body.allows.flatMap(({ methods }) => methods.flatMap(checkMethod)),
  ])
}

function checkPathVariables({ pattern }: MatchBlock): readonly RulesDiagnostic[] {
  const variables = pattern.filter((segment) => segment.kind !== 'literal')
  return variables
    .filter(({ name }, i) => variables.slice(0, i).some((earlier) => earlier.name === name))
    .map(({ name, position }) => createError(position, `Variable "${name}" stands twice in one path.`))
}

const globSegments = ({ pattern }: MatchBlock): readonly Identifier[] =>
  pattern.flatMap((segment) => (segment.kind === 'rest' ? [segment] : []))

function checkGlob(
  match: MatchBlock,
  ancestors: readonly MatchBlock[],
  version: RulesVersion,
): readonly RulesDiagnostic[] {
  const [first, second] = [...ancestors, match].flatMap(globSegments)
  const glob = globSegments(match).at(-1)
  if (glob === undefined) return []
  if (first !== undefined && second !== undefined && version === 2) {
    return [
      createError(
        glob.position,
        'Only one {name=**} may stand in a path, those of the matches around it included.',
      ),
    ]
  }
  if (version === 1 && match.pattern.at(-1)?.kind !== 'rest') {
    return [
      createError(glob.position, "Under rules_version '1', {name=**} must be the last segment of a path."),
    ]
  }
  return []
}

function checkNestedInGlob(
  match: MatchBlock,
  ancestors: readonly MatchBlock[],
  version: RulesVersion,
): readonly RulesDiagnostic[] {
  if (version === 2 || ancestors.flatMap(globSegments).length === 0) return []
  return [
    createWarning(match.position, "Under rules_version '1', a match inside a {name=**} matches nothing."),
  ]
}

function checkMethod({ name, position }: Identifier): readonly RulesDiagnostic[] {
  return grantedMethods.has(name) ? [] : [createWarning(position, `Unknown method "${name}".`)]
}
