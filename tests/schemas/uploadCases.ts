type UploadTestCase = { readonly type: string; readonly bytes: number; readonly taken: boolean }

const refusedTypes = [
  ...['image/svg+xml', 'text/html', 'image/gif', 'image/png; charset=utf-8', 'image/PNG', 'image/jpg'],
  ...['image/*', 'application/octet-stream', 'application/json', 'application/xhtml+xml', 'text/plain'],
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
  ...refusedTypes.map(refusedCase),
]

/** Test cases for photographs that staff upload to uploads/ in Storage. */
export const photographUploadTestCases: readonly UploadTestCase[] = [
  { type: 'image/jpeg', bytes: 1, taken: true },
  { type: 'image/png', bytes: 10, taken: true },
  { type: 'image/webp', bytes: 10, taken: true },
  { type: 'image/avif', bytes: 20_971_520, taken: true },
  { type: 'image/avif', bytes: 20_971_521, taken: false },
  { type: 'image/jpeg', bytes: 0, taken: false },
  ...['image/heic', 'image/svg+xml', 'text/html', 'application/json'].map(refusedCase),
]
