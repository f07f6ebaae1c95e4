import type { Certificate } from '../catalogue/certificate'
import type { PictureKind } from '../catalogue/morePictures'

const pictureKindNames: Record<PictureKind, string> = {
  texture: 'Texture',
  scale: 'For scale',
  pack: 'In its pack',
}

const pictureAlternatives: Record<PictureKind, (name: string) => string> = {
  texture: (name) => `${name}, its texture`,
  scale: (name) => `${name} beside a hand for scale`,
  pack: (name) => `${name} in its pack`,
}

/** Texts of a product's further photographs, certificates and lab reports. */
export const productProofMessages = {
  picturesLabel: 'Photographs',
  mainPicture: 'Product',
  pictureKindNames,
  /** What a further photograph shows, for those who do not see it. */
  formatAlternative: (kind: PictureKind, name: string) => pictureAlternatives[kind](name),
  certificatesLabel: 'Certificates and Lab Reports',
  /** Who issued a certificate and when, such as 'Lagos Lab, 9 March 2026'. */
  formatIssued: ({ issuer, date }: Pick<Certificate, 'issuer' | 'date'>) => `${issuer}, ${formatDay(date)}`,
  pdf: 'PDF',
}

function formatDay(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
