import type {
  RulesBlock,
  RulesExpression,
  RulesFunctionDeclaration,
  RulesMatchPathSegment,
  RulesFile,
} from '../../emulators-without-java/storage-rules/syntax/ast'

/**
 * A function or an `allow` statement of a security rules file. An `allow` is named by its match path and its methods.
 */
export type RulesDeclaration = {
  readonly name: string
  readonly lets: ReadonlyMap<string, RulesExpression>
  readonly result: RulesExpression
  readonly isAllow: boolean
}

/** Finds every function, and every `allow` statement with a condition, in a security rules file. */
export function findRulesDeclarations({ functions, services }: RulesFile): RulesDeclaration[] {
  return [...functions.map(toFunctionDeclaration), ...services.flatMap(({ body }) => findInBlock(body, ''))]
}

function findInBlock({ functions, allows, matches }: RulesBlock, path: string): RulesDeclaration[] {
  return [
    ...allows.flatMap(({ methods, condition }) => {
      const name = `${path}: allow ${methods.map((method) => method.name).join(', ')}`
      return condition
        ? [{ name, lets: new Map<string, RulesExpression>(), result: condition, isAllow: true }]
        : []
    }),
    ...matches.flatMap(({ pattern, body }) => findInBlock(body, path + pattern.map(formatSegment).join(''))),
    ...functions.map(toFunctionDeclaration),
  ]
}

function toFunctionDeclaration({ name, lets, result }: RulesFunctionDeclaration): RulesDeclaration {
  return { name, lets: new Map(lets.map((each) => [each.name, each.value])), result, isAllow: false }
}

function formatSegment(segment: RulesMatchPathSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`
  return segment.kind === 'one' ? `/{${segment.name}}` : `/{${segment.name}=**}`
}
