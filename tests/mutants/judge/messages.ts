/** What a judge is asked, one at a time: what these tests see under the true rules, or which test notices a mutant. */
export type Question =
  | { readonly ask: 'look'; readonly tests: readonly number[] }
  | { readonly ask: 'judge'; readonly rules: string; readonly order: readonly number[] | null }

/** What it answers: first the names of its tests, then what it was asked for, or what went wrong. */
export type Answer =
  | { readonly tests: readonly string[] }
  | { readonly seen: readonly (readonly string[])[] }
  | { readonly killer: number | null }
  | { readonly trouble: string }
