/** A request to a worker, which handles one at a time. Tests are indexes into the worker's list. */
export type MutationWorkerRequest =
  | { readonly type: 'measureCoverage'; readonly tests: readonly number[] }
  | { readonly type: 'runMutant'; readonly rules: string; readonly order: readonly number[] | null }

/** The worker first sends the names of its tests, then one response per request. */
export type MutationWorkerResponse =
  | { readonly tests: readonly string[] }
  | { readonly coverage: readonly (readonly string[])[] }
  | { readonly killingTest: number | null }
  | { readonly error: string }
