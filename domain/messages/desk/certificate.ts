import { certificateLimits } from '../../catalogue/certificate'
import type { CertificateInput } from '../../catalogue/editing/certificateInput'
import type { PhotographRefusal } from '../../catalogue/publishing/pictureUpload'

const maxLengths = { title: certificateLimits.title, issuer: certificateLimits.issuer } as const

const emptyTexts = {
  title: 'Please write what it is, such as “Peroxide value, batch 12”.',
  issuer: 'Please write who issued it, such as the laboratory.',
} as const

/** The certificates and lab reports of a product, which staff attach as PDF files. */
export const deskCertificateMessages = {
  hint: `Up to ${certificateLimits.count} PDF files of at most 5 MB. Visitors see title, issuer and date, and can open the file.`,
  add: 'Add Certificate',
  newLabel: 'New certificate',
  chooseFile: 'Choose a PDF',
  chooseAnotherFile: 'Choose Another PDF',
  fieldLabels: { title: 'Title', issuer: 'Issued By', date: 'Date on It' } as const,
  attach: 'Attach',
  cancel: 'Cancel',
  open: 'Open',
  formatOpen: (title: string) => `Open certificate ${title}`,
  remove: 'Remove',
  formatRemove: (title: string) => `Remove certificate ${title}`,
  formatAttached: (title: string) => `${title} is in the form. Visitors see it once you publish.`,
  formatRemoved: (title: string) => `${title} is out of the form. Visitors see it until you publish.`,
  missingFile: 'Please choose the PDF first.',
  describeError: (field: keyof CertificateInput, { title, issuer }: CertificateInput): string => {
    if (field === 'date') return 'Please choose the date on it. It cannot be in the future.'
    const text = { title, issuer }[field]
    if (text.trim() === '') return emptyTexts[field]
    if (Array.from(text).length > maxLengths[field])
      return `Please shorten it to ${maxLengths[field]} characters.`
    return text.includes('|') ? 'Please leave out the bar |.' : 'Please use letters or digits.'
  },
  formatRefusal: (reason: PhotographRefusal): string =>
    reason === 'tooLarge'
      ? 'This file is larger than 5 MB, so it is not attached. Save it in a smaller size, then choose it again.'
      : "This is no complete PDF, so it is not attached. Open it on your device; if it doesn't open, ask for it again. Photographs of a report have to be saved as a PDF first.",
  uploadLabel: 'Upload of the certificate',
  preparing: 'Uploaded. Checking the file…',
  failureTexts: {
    notUploaded:
      "The certificate wasn't uploaded. What you wrote is still here. Check your connection, then try again.",
    unfinished:
      "The certificate is uploaded, but it isn't checked yet. Try again in a minute: nothing is uploaded twice.",
    unavailable:
      'The certificate is uploaded, but nothing checks files here. Ask the person who set up this site to deploy its functions.',
  } as const,
  cancelled: 'Cancelled. The certificates are the same as before.',
}
