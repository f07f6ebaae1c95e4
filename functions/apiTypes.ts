import type { DecodedIdToken } from 'firebase-admin/auth'

/** A request to the HTTP function: its JSON body, and the account whose identity token it carries. */
export type ApiRequest = { body: unknown; account: DecodedIdToken | null; now: number }

export type ApiResponse = { status: number; body: Readonly<Record<string, unknown>> }

export type ApiHandler = (request: ApiRequest) => Promise<ApiResponse>
