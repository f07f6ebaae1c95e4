import type { Allow, Block, Match, RulesVersion } from '../syntax/ast'
import type { Value } from '../values/value'
import { capture } from './capture'
import { methodGroups } from './methodGroups'
import type { Scope } from './scope'

/** An allow that speaks for the request, with the scope of its match. */
export type Candidate = { readonly allow: Allow; readonly scope: Scope }

export type Asked = {
  readonly method: string
  readonly names: readonly string[]
  readonly version: RulesVersion
}

/** The allows below a block whose path and method are those asked for, in the order of the file. */
export function candidates(block: Block, scope: Scope, asked: Asked): readonly Candidate[] {
  return within(block, [], scope, asked)
}

function within(block: Block, above: readonly Match[], root: Scope, asked: Asked): readonly Candidate[] {
  return block.matches.flatMap((match) => {
    const levels = [...above, match]
    return [...ownCandidates(match.body, levels, root, asked), ...within(match.body, levels, root, asked)]
  })
}

function ownCandidates(
  body: Block,
  levels: readonly Match[],
  root: Scope,
  asked: Asked,
): readonly Candidate[] {
  const pattern = levels.flatMap((level) => level.pattern)
  const captured = capture(pattern, asked.names, asked.version)
  if (captured === null) return []
  const scope = scopeOf(levels, captured, root)
  return body.allows.filter((allow) => grants(allow, asked.method)).map((allow) => ({ allow, scope }))
}

const grants = ({ methods }: Allow, method: string): boolean =>
  methods.some(({ name }) => methodGroups.get(name)?.includes(method))

/** One scope a level, so that a function of an outer match sees that match's variables and not an inner namesake. */
function scopeOf(levels: readonly Match[], captured: readonly (Value | null)[], root: Scope): Scope {
  let used = 0
  return levels.reduce<Scope>((parent, { pattern, body }) => {
    const variables = new Map<string, Value>()
    for (const segment of pattern) {
      const value = captured[used++] ?? null
      if (segment.kind !== 'literal' && value !== null) variables.set(segment.name, value)
    }
    return { variables, functions: body.functions, parent }
  }, root)
}
