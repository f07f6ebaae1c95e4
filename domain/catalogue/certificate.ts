import { isSingleLineText } from '../validation/text'

/** The limits of certificates, with texts in code points; the same as `areCertificates` in firestore.rules. */
export const certificateLimits = { count: 10, issuer: 60, title: 80 } as const

/** A certificate or lab report of a product: a PDF that staff have attached. */
export type Certificate = {
  /** The id of its upload: 20 characters. */
  id: string
  /** The day that is on it, such as '2026-03-09'. */
  date: string
  issuer: string
  title: string
}

const { issuer: maxIssuer, title: maxTitle } = certificateLimits

const linePattern = new RegExp(
  `^(20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])) ([A-Za-z0-9]{20}) ` +
    `([^|\\n]{1,${maxIssuer}}) \\| ([^|\\n]{1,${maxTitle}})$`,
  'u',
)

/** The type of its file, as `isPdf` in storage.rules. */
export const certificateFileType = 'application/pdf'

/** The path of a certificate's file in Storage, and, after a slash, its address on the site. */
export function getCertificatePath(productId: string, certificateId: string): string {
  return `certificates/${productId}/${certificateId}.pdf`
}

/** Writes a certificate as a line of a product document, which rules can check without a loop. */
export function serializeCertificate({ id, date, issuer, title }: Certificate): string {
  return `${date} ${id} ${issuer} | ${title}`
}

/** Parses a line of a product document; null if it is malformed. */
export function parseCertificate(line: unknown): Certificate | null {
  const [, date, id, issuer, title] = linePattern.exec(typeof line === 'string' ? line : '') ?? []
  if (date === undefined || id === undefined) return null
  return isReadable(issuer) && isReadable(title) ? { id, date, issuer, title } : null
}

/** Parses the lines of a product, and leaves out what is malformed. */
export function parseCertificates(lines: readonly string[]): Certificate[] {
  return lines.map(parseCertificate).filter((certificate) => certificate !== null)
}

/** Whether a value is what a product with certificates has: a list of 1 to 10 lines. */
export function areCertificates(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= certificateLimits.count &&
    value.every((line) => parseCertificate(line) !== null)
  )
}

// linePattern has checked the length.
function isReadable(text: unknown): text is string {
  return isSingleLineText(text, Infinity)
}
