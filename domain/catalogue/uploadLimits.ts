/** The content types and maximum size of product pictures; the same as `isPicture` in storage.rules. */
export const pictureUploadLimits = {
  types: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'],
  bytes: 5_242_880,
} as const

type FileTypeAndSize = { readonly type: string; readonly bytes: number }

type UploadLimits = { readonly types: readonly string[]; readonly bytes: number }

export function isUploadAllowed(file: FileTypeAndSize, limits: UploadLimits): boolean {
  return limits.types.includes(file.type) && file.bytes >= 1 && file.bytes <= limits.bytes
}
