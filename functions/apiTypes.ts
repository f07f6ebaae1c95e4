import type { DecodedIdToken } from 'firebase-admin/auth'

/** A request to the HTTP function: its JSON body, and the account whose identity token it carries. */
export type ApiRequest = {
  body: unknown
  /** `staff` is true only while the account is staff: see functions/api/verifyAccount.ts. */
  account: DecodedIdToken | null
  /** The account of a valid token that was deleted since the token was made; `account` is null then. */
  deletedUid?: string
  now: number
}

/** A request of an account that is staff now. */
export type StaffApiRequest = ApiRequest & { account: DecodedIdToken }

export type ApiResponse = { status: number; body: Readonly<Record<string, unknown>> }

export type ApiHandler = (request: ApiRequest) => Promise<ApiResponse>

export type StaffApiHandler = (request: StaffApiRequest) => Promise<ApiResponse>
