/** Whether an error of the Firebase libraries has one of these codes: a text of Auth, or a gRPC status of Firestore. */
export function hasErrorCode(error: unknown, ...codes: readonly (string | number)[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}
