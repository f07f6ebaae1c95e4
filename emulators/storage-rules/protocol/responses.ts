import type { RulesVersion } from '../syntax/ast'

type DiagnosticLines = { readonly errors: readonly string[]; readonly warnings: readonly string[] }

/** A response of the runtime. If it has errors, firebase-tools loads no ruleset or denies the request. */
export type RulesRuntimeResponse = { readonly id: number } & (
  | ({
      readonly status: 'ok'
      readonly result?: { rulesVersion: RulesVersion } | { permit: boolean }
    } & Partial<DiagnosticLines>)
  | ({ readonly status: 'error'; readonly message: string } & DiagnosticLines)
)

/** A request to firebase-tools; its response has the same id. */
export type FetchFirestoreDocumentRequest = {
  readonly server_request_id: number
  readonly status: 'ok'
  readonly action: 'fetch_firestore_document'
  readonly context: { readonly path: string }
}

/** Tells firebase-tools that the runtime is ready; sent first. */
export const rulesRuntimeReadyMessage: RulesRuntimeResponse = { id: -1, status: 'ok' }

/** The response to an invalid message. */
export function createMalformedMessageResponse(id: number, message: string): RulesRuntimeResponse {
  return { id, status: 'error', message, errors: [message], warnings: [] }
}

/** An error response to a request. Its status is "ok" because firebase-tools ignores other responses and would never return. */
export function createRulesRequestErrorResponse(id: number, message: string): RulesRuntimeResponse {
  return { id, status: 'ok', errors: [message], warnings: [] }
}
