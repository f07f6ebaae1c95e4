// Replaces re2js, which only Firestore's unused pipeline queries need (docs/decisions/023-library-surgery.md).
function throwNotAvailable(): never {
  throw new Error('This shop has no engine of regular expressions')
}

export const RE2JS = { compile: throwNotAvailable }
