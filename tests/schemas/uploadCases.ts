/** A file, and whether staff may upload it. */
export type UploadTestCase = { readonly type: string; readonly bytes: number; readonly taken: boolean }

const refusedTypes = [
  'image/svg+xml',
  'text/html',
  'image/gif',
  'image/png; charset=utf-8',
  'image/PNG',
  'image/jpg',
  'image/*',
  'application/octet-stream',
  'application/xhtml+xml',
  'text/plain',
]

const refusedCase = (type: string): UploadTestCase => ({ type, bytes: 10, taken: false })

/** Test cases for files that staff upload to products/ in Storage. */
export const pictureUploadTestCases: readonly UploadTestCase[] = [
  { type: 'image/avif', bytes: 1, taken: true },
  { type: 'image/webp', bytes: 10, taken: true },
  { type: 'image/jpeg', bytes: 10, taken: true },
  { type: 'image/png', bytes: 5_242_880, taken: true },
  { type: 'image/png', bytes: 5_242_881, taken: false },
  { type: 'image/png', bytes: 0, taken: false },
  refusedCase('application/json'),
  ...refusedTypes.map(refusedCase),
]

/** Test cases for uploads of catalogue/current.json to Storage. */
export const catalogueSnapshotUploadTestCases: readonly UploadTestCase[] = [
  { type: 'application/json', bytes: 1, taken: true },
  { type: 'application/json', bytes: 1_048_576, taken: true },
  { type: 'application/json', bytes: 1_048_577, taken: false },
  { type: 'application/json', bytes: 0, taken: false },
  refusedCase('application/json; charset=utf-8'),
  refusedCase('text/json'),
  refusedCase('image/png'),
  ...refusedTypes.map(refusedCase),
]
