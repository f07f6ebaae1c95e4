/** What storage.rules takes under products/ (`isPicture`), in bytes and by exact content type. */
export const pictureUpload = {
  types: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'],
  bytes: 5_242_880,
} as const

/** What storage.rules takes as catalogue/current.json (`isSnapshot`). */
export const snapshotUpload = { types: ['application/json'], bytes: 1_048_576 } as const

/** What is known of a file before it is sent. */
export type Upload = { readonly type: string; readonly bytes: number }

type UploadLaw = { readonly types: readonly string[]; readonly bytes: number }

/** Whether a file may be uploaded under that law; storage.rules holds the same. */
export function isUpload(file: Upload, law: UploadLaw): boolean {
  return law.types.includes(file.type) && file.bytes >= 1 && file.bytes <= law.bytes
}
