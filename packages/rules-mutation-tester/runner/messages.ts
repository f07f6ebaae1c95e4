/**
 * A request to a mutation test worker, which handles one request at a time. A number stands for the test at that index
 * in the worker's list.
 */
export type MutationWorkerRequest =
  | { readonly type: 'measureCoverage'; readonly tests: readonly number[] }
  | { readonly type: 'runMutant'; readonly rules: string; readonly order: readonly number[] | null }

/** A test that a worker can run. */
export type MutationWorkerTest = { readonly name: string; readonly file: string }

/** A message from a mutation test worker: first its tests, then one response for each request. */
export type MutationWorkerResponse =
  | { readonly tests: readonly MutationWorkerTest[] }
  | { readonly coverage: readonly (readonly string[])[] }
  | { readonly killingTest: number | null }
  | { readonly error: string }
