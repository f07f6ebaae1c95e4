import type { RulesVersion } from '../syntax/ast'

type DiagnosticLines = { readonly errors: readonly string[]; readonly warnings: readonly string[] }

/**
 * A response of the rules runtime to firebase-tools. If the response has errors, firebase-tools does not load the
 * ruleset, or denies the access request.
 */
export type RulesRuntimeResponse = { readonly id: number } & (
  | ({
      readonly status: 'ok'
      readonly result?: { rulesVersion: RulesVersion } | { permit: boolean }
    } & Partial<DiagnosticLines>)
  | ({ readonly status: 'error'; readonly message: string } & DiagnosticLines)
)

/** A request of the rules runtime to firebase-tools for a Firestore document. The response has the same id. */
export type FetchFirestoreDocumentRequest = {
  readonly server_request_id: number
  readonly status: 'ok'
  readonly action: 'fetch_firestore_document'
  readonly context: { readonly path: string }
}

/** The first message of the rules runtime, which tells firebase-tools that the runtime is ready. */
export const rulesRuntimeReadyMessage: RulesRuntimeResponse = { id: -1, status: 'ok' }

/** The response to an invalid message. */
export function createMalformedMessageResponse(id: number, message: string): RulesRuntimeResponse {
  return { id, status: 'error', message, errors: [message], warnings: [] }
}

/**
 * Creates an error response. Its status is "ok" because firebase-tools ignores any other status and would wait forever.
 */
export function createRulesRequestErrorResponse(id: number, message: string): RulesRuntimeResponse {
  return { id, status: 'ok', errors: [message], warnings: [] }
}
