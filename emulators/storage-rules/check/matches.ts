import type { Match, Named, RulesVersion } from '../syntax/ast'
import type { RulesProblem } from '../syntax/position'
import { methodGroups } from '../evaluate/methodGroups'
import { error, warning } from './problems'
import type { Survey } from './scope'

/** Match paths: one `{name=**}` at most from the service down, at the end under version 1; and known methods. */
export function checkMatches({ matches }: Survey, version: RulesVersion): readonly RulesProblem[] {
  return matches.flatMap(({ match, above }) => [
    ...checkVariables(match),
    ...checkRest(match, above, version),
    ...checkBelowRest(match, above, version),
    ...match.body.allows.flatMap(({ methods }) => methods.flatMap(checkMethod)),
  ])
}

function checkVariables({ pattern }: Match): readonly RulesProblem[] {
  const variables = pattern.filter((segment) => segment.kind !== 'literal')
  return variables
    .filter(({ name }, i) => variables.slice(0, i).some((earlier) => earlier.name === name))
    .map(({ name, at }) => error(at, `Variable "${name}" stands twice in one path.`))
}

const rests = ({ pattern }: Match): readonly Named[] =>
  pattern.flatMap((segment) => (segment.kind === 'rest' ? [segment] : []))

function checkRest(match: Match, above: readonly Match[], version: RulesVersion): readonly RulesProblem[] {
  const [first, second] = [...above, match].flatMap(rests)
  const own = rests(match).at(-1)
  if (own === undefined) return []
  if (first !== undefined && second !== undefined && version === 2) {
    return [error(own.at, 'Only one {name=**} may stand in a path, those of the matches around it included.')]
  }
  if (version === 1 && match.pattern.at(-1)?.kind !== 'rest') {
    return [error(own.at, "Under rules_version '1', {name=**} must be the last segment of a path.")]
  }
  return []
}

function checkBelowRest(
  match: Match,
  above: readonly Match[],
  version: RulesVersion,
): readonly RulesProblem[] {
  if (version === 2 || above.flatMap(rests).length === 0) return []
  return [warning(match.at, "Under rules_version '1', a match inside a {name=**} matches nothing.")]
}

function checkMethod({ name, at }: Named): readonly RulesProblem[] {
  return methodGroups.has(name) ? [] : [warning(at, `Unknown method "${name}".`)]
}
