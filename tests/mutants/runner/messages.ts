/**
 * A request to a mutation test worker, which handles one request at a time. A number stands for the test at that index
 * in the worker's list.
 */
export type MutationWorkerRequest =
  | { readonly type: 'measureCoverage'; readonly tests: readonly number[] }
  | { readonly type: 'runMutant'; readonly rules: string; readonly order: readonly number[] | null }

/** A message from a mutation test worker: first the names of its tests, then one response for each request. */
export type MutationWorkerResponse =
  | { readonly tests: readonly string[] }
  | { readonly coverage: readonly (readonly string[])[] }
  | { readonly killingTest: number | null }
  | { readonly error: string }
