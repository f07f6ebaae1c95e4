/**
 * Allowed picture uploads under products/: exact content types and the maximum size; `isPicture` in storage.rules
 * enforces the same.
 */
export const pictureUploadLimits = {
  types: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'],
  bytes: 5_242_880,
} as const

/** Allowed uploads of catalogue/current.json; `isSnapshot` in storage.rules enforces the same. */
export const catalogueSnapshotUploadLimits = { types: ['application/json'], bytes: 1_048_576 } as const

/** A file's content type and size. */
export type FileTypeAndSize = { readonly type: string; readonly bytes: number }

type UploadLimits = { readonly types: readonly string[]; readonly bytes: number }

/** Whether a file is within the upload limits. */
export function isUploadAllowed(file: FileTypeAndSize, limits: UploadLimits): boolean {
  return limits.types.includes(file.type) && file.bytes >= 1 && file.bytes <= limits.bytes
}
