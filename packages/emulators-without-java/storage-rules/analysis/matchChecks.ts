import type { RulesMatchBlock, RulesIdentifier, RulesVersion } from '../syntax/ast'
import type { RulesDiagnostic } from '../syntax/diagnostic'
import { requestMethodsByAllowMethod } from '../evaluation/requestMethodsByAllowMethod'
import { createRulesErrorDiagnostic, createRulesWarningDiagnostic } from './createDiagnostic'
import type { RulesSymbolTable } from './symbolTable'

/** Checks the paths of `match` blocks and the methods of `allow` statements in a security rules file. */
export function checkRulesMatchBlocks(
  { matches }: RulesSymbolTable,
  version: RulesVersion,
): readonly RulesDiagnostic[] {
  return matches.flatMap(({ match, ancestors }) => [
    ...checkPathVariables(match),
    ...checkGlob(match, ancestors, version),
    ...checkNestedInGlob(match, ancestors, version),
    ...match.body.allows.flatMap(({ methods }) => methods.flatMap(checkMethod)),
  ])
}

function checkPathVariables({ pattern }: RulesMatchBlock): readonly RulesDiagnostic[] {
  const variables = pattern.filter((segment) => segment.kind !== 'literal')
  return variables
    .filter(({ name }, i) => variables.slice(0, i).some((earlier) => earlier.name === name))
    .map(({ name, position }) =>
      createRulesErrorDiagnostic(position, `Variable "${name}" stands twice in one path.`),
    )
}

const globSegments = ({ pattern }: RulesMatchBlock): readonly RulesIdentifier[] =>
  pattern.flatMap((segment) => (segment.kind === 'rest' ? [segment] : []))

function checkGlob(
  match: RulesMatchBlock,
  ancestors: readonly RulesMatchBlock[],
  version: RulesVersion,
): readonly RulesDiagnostic[] {
  const [first, second] = [...ancestors, match].flatMap(globSegments)
  const glob = globSegments(match).at(-1)
  if (glob === undefined) return []
  if (first !== undefined && second !== undefined && version === 2) {
    return [
      createRulesErrorDiagnostic(
        glob.position,
        'Only one {name=**} may stand in a path, those of the matches around it included.',
      ),
    ]
  }
  if (version === 1 && match.pattern.at(-1)?.kind !== 'rest') {
    return [
      createRulesErrorDiagnostic(
        glob.position,
        "Under rules_version '1', {name=**} must be the last segment of a path.",
      ),
    ]
  }
  return []
}

function checkNestedInGlob(
  match: RulesMatchBlock,
  ancestors: readonly RulesMatchBlock[],
  version: RulesVersion,
): readonly RulesDiagnostic[] {
  if (version === 2 || ancestors.flatMap(globSegments).length === 0) return []
  return [
    createRulesWarningDiagnostic(
      match.position,
      "Under rules_version '1', a match inside a {name=**} matches nothing.",
    ),
  ]
}

function checkMethod({ name, position }: RulesIdentifier): readonly RulesDiagnostic[] {
  return requestMethodsByAllowMethod.has(name)
    ? []
    : [createRulesWarningDiagnostic(position, `Unknown method "${name}".`)]
}
