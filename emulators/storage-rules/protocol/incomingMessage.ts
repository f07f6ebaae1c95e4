import type { AccessRequest } from '../evaluation/accessDecision'
import { mapValue, stringValue, type MapEntries, type RulesValue } from '../values/rulesValue'
import { parseArray, parseObject, MalformedMessageError, parseString, type JsonObject } from './jsonParser'
import { parseTypedFields } from './typedValue'

/** A message from firebase-tools. A document message answers a DocumentRequest and has the id of its verify request. */
export type IncomingMessage = { readonly id: number } & (
  | { readonly kind: 'load'; readonly name: string; readonly file: string; readonly source: string }
  | { readonly kind: 'verify'; readonly name: string; readonly request: AccessRequest }
  | { readonly kind: 'document'; readonly document: unknown }
)

/** Returns the id of a message, or -1 if it has none. */
export function readMessageId(raw: unknown): number {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  return typeof id === 'number' ? id : -1
}

/** Parses a message; throws a MalformedMessageError if it is invalid. */
export function parseIncomingMessage(raw: unknown): IncomingMessage {
  const { action, context, status, result } = parseObject(raw)
  const id = readMessageId(raw)
  if (action === 'load_ruleset') return { id, ...parseLoadRequest(parseObject(context)) }
  if (action === 'verify') return { id, ...parseVerifyRequest(parseObject(context)) }
  if (action === undefined && typeof status === 'string') {
    return { id, kind: 'document', document: status === 'ok' ? result : null }
  }
  throw new MalformedMessageError(`Unknown action: ${String(action)}`)
}

function parseLoadRequest({ rulesetName, source }: JsonObject) {
  const [file, ...others] = parseArray(parseObject(source).files)
  if (others.length > 0) throw new MalformedMessageError('A ruleset is one file')
  const { name, content } = parseObject(file)
  return {
    kind: 'load',
    name: parseString(rulesetName),
    file: parseString(name),
    source: parseString(content),
  } as const
}

function parseVerifyRequest({ rulesetName, service, path, method, variables }: JsonObject) {
  const typedVariables = new Map(parseTypedFields(parseObject(variables)))
  return {
    kind: 'verify',
    name: parseString(rulesetName),
    request: {
      service: parseString(service),
      path: splitRequestPath(parseString(path)),
      method: parseString(method),
      variables: addRequestMethod(typedVariables, parseString(method)),
    },
  } as const
}

function splitRequestPath(path: string): readonly string[] {
  const segments = path.replace(/^\//, '').split('/')
  if (segments.includes('')) throw new MalformedMessageError(`A path has no empty segment: "${path}"`)
  return segments
}

/** The rules reference documents request.method, but firebase-tools does not send it among the variables. */
function addRequestMethod(variables: Map<string, RulesValue>, method: string): MapEntries {
  const request = variables.get('request')
  if (request?.type !== 'map') return variables
  return variables.set('request', mapValue([['method', stringValue(method)], ...request.entries]))
}
