import type {
  Block,
  Expression,
  FunctionDeclaration,
  PatternSegment,
  RulesFile,
} from '../../../emulators/storage-rules/syntax/ast'

/** A function, or an `allow` named by its match path. */
export type Declaration = {
  readonly name: string
  readonly lets: ReadonlyMap<string, Expression>
  readonly result: Expression
  readonly isAllow: boolean
}

/** Every function and every `allow` that has a condition. */
export function findDeclarations({ functions, services }: RulesFile): Declaration[] {
  return [...functions.map(toFunctionDeclaration), ...services.flatMap(({ body }) => findInBlock(body, ''))]
}

function findInBlock({ functions, allows, matches }: Block, path: string): Declaration[] {
  return [
    ...allows.flatMap(({ methods, condition }) => {
      const name = `${path}: allow ${methods.map((method) => method.name).join(', ')}`
      return condition
        ? [{ name, lets: new Map<string, Expression>(), result: condition, isAllow: true }]
        : []
    }),
    ...matches.flatMap(({ pattern, body }) => findInBlock(body, path + pattern.map(formatSegment).join(''))),
    ...functions.map(toFunctionDeclaration),
  ]
}

function toFunctionDeclaration({ name, lets, result }: FunctionDeclaration): Declaration {
  return { name, lets: new Map(lets.map((each) => [each.name, each.value])), result, isAllow: false }
}

function formatSegment(segment: PatternSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`
  return segment.kind === 'one' ? `/{${segment.name}}` : `/{${segment.name}=**}`
}
