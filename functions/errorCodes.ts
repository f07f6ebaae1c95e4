/** Whether an error of the Firebase libraries has one of these codes: a text of Auth, or a gRPC status of Firestore. */
export function hasErrorCode(error: unknown, ...codes: readonly (string | number)[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

// The gRPC statuses of Firestore.
const notFoundCode = 5
const alreadyExistsCode = 6
const failedPreconditionCode = 9
const abortedCode = 10

/** Whether a write with a precondition failed because another one has changed the document. */
export function isConflict(error: unknown): boolean {
  return hasErrorCode(error, alreadyExistsCode, failedPreconditionCode, abortedCode)
}

/** Handles the rejection of `create` if the document exists already; rethrows any other. */
export function ignoreExisting(error: unknown): void {
  if (!hasErrorCode(error, alreadyExistsCode)) throw error
}

/** Handles the rejection of `update` if the document does not exist; rethrows any other. */
export function ignoreMissing(error: unknown): void {
  if (!hasErrorCode(error, notFoundCode)) throw error
}
