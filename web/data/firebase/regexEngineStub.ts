/**
 * Replaces re2js, the regular expression library of Firestore's pipeline queries, which the site does not use; see
 * docs/decisions/023-library-surgery.md.
 */
function throwNotAvailable(): never {
  throw new Error('This shop has no engine of regular expressions')
}

export const RE2JS = { compile: throwNotAvailable }
