import type { RulesFileName } from './generate/mutant'

/** A security rules file, the test files that test it, and the emulators on which they run. */
export type RulesProject = {
  readonly file: RulesFileName
  /** The path of the rules file. */
  readonly path: string
  /** The paths of its test files. */
  readonly testFiles: readonly string[]
  /** The ports of the emulators on 127.0.0.1. */
  readonly ports: { readonly firestore: number; readonly storage: number }
}
