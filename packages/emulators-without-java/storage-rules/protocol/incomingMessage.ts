import type { RulesAccessRequest } from '../evaluation/accessDecision'
import {
  createRulesMapValue,
  createRulesStringValue,
  type RulesMapEntries,
  type RulesValue,
} from '../values/rulesValue'
import {
  parseJsonArrayValue,
  parseJsonObjectValue,
  MalformedMessageError,
  parseJsonStringValue,
  type JsonObject,
} from './jsonParser'
import { parseTypeTaggedRulesFields } from './typedValue'

/**
 * A message from firebase-tools. A `document` message answers a FetchFirestoreDocumentRequest; its id is that of the
 * verify request for which the document is read.
 */
export type RulesRuntimeInputMessage = { readonly id: number } & (
  | { readonly kind: 'load'; readonly name: string; readonly file: string; readonly source: string }
  | { readonly kind: 'verify'; readonly name: string; readonly request: RulesAccessRequest }
  | { readonly kind: 'document'; readonly document: unknown }
)

/** Returns the id of a message, or -1 if it has none. */
export function readRulesRuntimeMessageId(raw: unknown): number {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  return typeof id === 'number' ? id : -1
}

/** Parses a message; throws a MalformedMessageError if it is invalid. */
export function parseRulesRuntimeInputMessage(raw: unknown): RulesRuntimeInputMessage {
  const { action, context, status, result } = parseJsonObjectValue(raw)
  const id = readRulesRuntimeMessageId(raw)
  if (action === 'load_ruleset') return { id, ...parseLoadRequest(parseJsonObjectValue(context)) }
  if (action === 'verify') return { id, ...parseVerifyRequest(parseJsonObjectValue(context)) }
  if (action === undefined && typeof status === 'string') {
    return { id, kind: 'document', document: status === 'ok' ? result : null }
  }
  throw new MalformedMessageError(`Unknown action: ${String(action)}`)
}

function parseLoadRequest({ rulesetName, source }: JsonObject) {
  const [file, ...others] = parseJsonArrayValue(parseJsonObjectValue(source).files)
  if (others.length > 0) throw new MalformedMessageError('A ruleset is one file')
  const { name, content } = parseJsonObjectValue(file)
  return {
    kind: 'load',
    name: parseJsonStringValue(rulesetName),
    file: parseJsonStringValue(name),
    source: parseJsonStringValue(content),
  } as const
}

function parseVerifyRequest({ rulesetName, service, path, method, variables }: JsonObject) {
  const typedVariables = new Map(parseTypeTaggedRulesFields(parseJsonObjectValue(variables)))
  return {
    kind: 'verify',
    name: parseJsonStringValue(rulesetName),
    request: {
      service: parseJsonStringValue(service),
      path: splitRequestPath(parseJsonStringValue(path)),
      method: parseJsonStringValue(method),
      variables: addRequestMethod(typedVariables, parseJsonStringValue(method)),
    },
  } as const
}

function splitRequestPath(path: string): readonly string[] {
  const segments = path.replace(/^\//, '').split('/')
  if (segments.includes('')) throw new MalformedMessageError(`A path has no empty segment: "${path}"`)
  return segments
}

/**
 * Adds request.method to the rules variables: the rules reference documents it, but firebase-tools does not send it.
 */
function addRequestMethod(variables: Map<string, RulesValue>, method: string): RulesMapEntries {
  const request = variables.get('request')
  if (request?.type !== 'map') return variables
  return variables.set(
    'request',
    createRulesMapValue([['method', createRulesStringValue(method)], ...request.entries]),
  )
}
