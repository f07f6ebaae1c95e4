/** A failed account request: Firebase's error code and message, and advice on what to correct where we know it. */
export type AccountFailure = { code: string; message: string; advice?: string }
