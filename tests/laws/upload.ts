/** A file that staff may or may not upload. */
export type UploadCase = { readonly type: string; readonly bytes: number; readonly taken: boolean }

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

const refused = (type: string): UploadCase => ({ type, bytes: 10, taken: false })

/** Under products/. */
export const pictureCases: readonly UploadCase[] = [
  { type: 'image/avif', bytes: 1, taken: true },
  { type: 'image/webp', bytes: 10, taken: true },
  { type: 'image/jpeg', bytes: 10, taken: true },
  { type: 'image/png', bytes: 5_242_880, taken: true },
  { type: 'image/png', bytes: 5_242_881, taken: false },
  { type: 'image/png', bytes: 0, taken: false },
  refused('application/json'),
  ...refusedTypes.map(refused),
]

/** As catalogue/current.json. */
export const snapshotCases: readonly UploadCase[] = [
  { type: 'application/json', bytes: 1, taken: true },
  { type: 'application/json', bytes: 1_048_576, taken: true },
  { type: 'application/json', bytes: 1_048_577, taken: false },
  { type: 'application/json', bytes: 0, taken: false },
  refused('application/json; charset=utf-8'),
  refused('text/json'),
  refused('image/png'),
  ...refusedTypes.map(refused),
]
