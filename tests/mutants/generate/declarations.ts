import type {
  Block,
  Expression,
  FunctionDeclaration,
  PatternSegment,
  RulesFile,
} from '../../../emulators/storage-rules/syntax/ast'

/** A function, or an allow with its match: what conditions stand in. */
export type Declaration = {
  readonly name: string
  readonly lets: ReadonlyMap<string, Expression>
  readonly result: Expression
  readonly isAllow: boolean
}

/** Every function and every allow with a condition, in the order of nesting. */
export function declarationsOf({ functions, services }: RulesFile): Declaration[] {
  return [...functions.map(ofFunction), ...services.flatMap(({ body }) => ofBlock(body, ''))]
}

function ofBlock({ functions, allows, matches }: Block, path: string): Declaration[] {
  return [
    ...allows.flatMap(({ methods, condition }) => {
      const name = `${path}: allow ${methods.map((method) => method.name).join(', ')}`
      return condition
        ? [{ name, lets: new Map<string, Expression>(), result: condition, isAllow: true }]
        : []
    }),
    ...matches.flatMap(({ pattern, body }) => ofBlock(body, path + pattern.map(segmentText).join(''))),
    ...functions.map(ofFunction),
  ]
}

function ofFunction({ name, lets, result }: FunctionDeclaration): Declaration {
  return { name, lets: new Map(lets.map((each) => [each.name, each.value])), result, isAllow: false }
}

function segmentText(segment: PatternSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`
  return segment.kind === 'one' ? `/{${segment.name}}` : `/{${segment.name}=**}`
}
