/**
 * Stands where Firestore looks for its engine of regular expressions (vite.config.ts puts it there). It is needed by
 * pipelines over a cache alone, which this shop does not have, and is a quarter of what live lists would weigh.
 */
function absent(): never {
  throw new Error('This shop has no engine of regular expressions')
}

export const RE2JS = { compile: absent }
