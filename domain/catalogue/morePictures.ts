/** What the further photographs of a product show; `areMorePictures` in firestore.rules has the same list. */
export const pictureKinds = ['texture', 'scale', 'pack'] as const

export type PictureKind = (typeof pictureKinds)[number]

/** The further photographs of a product, at most one of each kind. */
export type MorePictures<Image> = Partial<Record<PictureKind, Image>>

/** Converts each photograph, and leaves out one that becomes undefined. */
export function mapPictures<Image, Result>(
  pictures: MorePictures<Image>,
  convert: (image: Image) => Result | undefined,
): MorePictures<Result> {
  const converted = pictureKinds.map((kind) => [kind, pictures[kind] && convert(pictures[kind])] as const)
  return Object.fromEntries(converted.filter(([, image]) => image !== undefined)) as MorePictures<Result>
}
