import type { RulesVersion } from '../syntax/ast'

type Told = { readonly errors: readonly string[]; readonly warnings: readonly string[] }

/** What the runtime says. An answer with errors is none to firebase-tools: it then has no ruleset, or no permission. */
export type Answer = { readonly id: number } & (
  | ({
      readonly status: 'ok'
      readonly result?: { rulesVersion: RulesVersion } | { permit: boolean }
    } & Partial<Told>)
  | ({ readonly status: 'error'; readonly message: string } & Told)
)

/** A question to firebase-tools, which answers under the same id. */
export type Question = {
  readonly server_request_id: number
  readonly status: 'ok'
  readonly action: 'fetch_firestore_document'
  readonly context: { readonly path: string }
}

/** The first thing said: the runtime is ready. */
export const ready: Answer = { id: -1, status: 'ok' }

/** An answer to a message that cannot be read or served; it never grants anything. */
export function refusal(id: number, message: string): Answer {
  return { id, status: 'error', message, errors: [message], warnings: [] }
}

/** An error as the answer to a verify: firebase-tools waits for ever for an answer whose status is not ok. */
export function failure(id: number, message: string): Answer {
  return { id, status: 'ok', errors: [message], warnings: [] }
}
