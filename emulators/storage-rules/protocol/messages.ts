import type { AccessRequest } from '../evaluate/verify'
import { map, text, type Entries, type Value } from '../values/value'
import { arrayOf, fieldsOf, MalformedMessage, stringOf, type Fields } from './json'
import { entriesOf } from './wire'

/** What firebase-tools says. `document` answers a question of ours and carries the id of the verify that asked it. */
export type Message = { readonly id: number } & (
  | { readonly kind: 'load'; readonly name: string; readonly file: string; readonly source: string }
  | { readonly kind: 'verify'; readonly name: string; readonly request: AccessRequest }
  | { readonly kind: 'document'; readonly document: unknown }
)

/** The id of a message, as far as it has one; -1 is the id of nobody. */
export function idOf(raw: unknown): number {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  return typeof id === 'number' ? id : -1
}

/** Reads a message, or throws MalformedMessage. */
export function parseMessage(raw: unknown): Message {
  const { action, context, status, result } = fieldsOf(raw)
  const id = idOf(raw)
  if (action === 'load_ruleset') return { id, ...loadOf(fieldsOf(context)) }
  if (action === 'verify') return { id, ...verifyOf(fieldsOf(context)) }
  if (action === undefined && typeof status === 'string') {
    return { id, kind: 'document', document: status === 'ok' ? result : null }
  }
  throw new MalformedMessage(`Unknown action: ${String(action)}`)
}

function loadOf({ rulesetName, source }: Fields) {
  const [file, ...others] = arrayOf(fieldsOf(source).files)
  if (others.length > 0) throw new MalformedMessage('A ruleset is one file')
  const { name, content } = fieldsOf(file)
  return {
    kind: 'load',
    name: stringOf(rulesetName),
    file: stringOf(name),
    source: stringOf(content),
  } as const
}

function verifyOf({ rulesetName, service, path, method, variables }: Fields) {
  const given = new Map(entriesOf(fieldsOf(variables)))
  return {
    kind: 'verify',
    name: stringOf(rulesetName),
    request: {
      service: stringOf(service),
      path: segmentsOf(stringOf(path)),
      method: stringOf(method),
      variables: withMethod(given, stringOf(method)),
    },
  } as const
}

function segmentsOf(path: string): readonly string[] {
  const segments = path.replace(/^\//, '').split('/')
  if (segments.includes('')) throw new MalformedMessage(`A path has no empty segment: "${path}"`)
  return segments
}

/** The reference promises request.method, which firebase-tools leaves out of the variables. */
function withMethod(variables: Map<string, Value>, method: string): Entries {
  const request = variables.get('request')
  if (request?.type !== 'map') return variables
  return variables.set('request', map([['method', text(method)], ...request.entries]))
}
