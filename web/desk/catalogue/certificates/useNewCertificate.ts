import { useState } from 'react'
import { certificateFileType, serializeCertificate } from '../../../../domain/catalogue/certificate'
import {
  type CertificateInput,
  emptyCertificateInput,
  findCertificateErrors,
  normalizeCertificateInput,
} from '../../../../domain/catalogue/editing/certificateInput'
import { isPdf } from '../../../../domain/catalogue/publishing/isPdf'
import {
  certificateUploadLimits,
  type PhotographRefusal,
} from '../../../../domain/catalogue/publishing/pictureUpload'
import { deskCertificateMessages } from '../../../../domain/messages/desk/certificate'
import { useFileUpload } from '../upload/useFileUpload'

export type NewCertificateProps = {
  productId: string
  /** Today's day in Lagos, such as '2026-03-09'. */
  today: string
  /** Called with the line of the certificate, and its title, once its file is checked and kept. */
  onAttach: (line: string, title: string) => void
}

export type CertificatePart = keyof CertificateInput | 'file'

/** What staff write of a new certificate, its file, and the upload. */
export function useNewCertificate({ productId, today, onAttach }: NewCertificateProps) {
  const [input, setInput] = useState(emptyCertificateInput)
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const refuse = (reason: PhotographRefusal) => {
    setFile(null)
    setFileError(deskCertificateMessages.formatRefusal(reason))
  }
  const upload = useFileUpload(productId, (outcome, uploadId) => {
    const certificate = normalizeCertificateInput(input)
    if (outcome.kind === 'stored')
      onAttach(serializeCertificate({ ...certificate, id: uploadId }), certificate.title)
    else refuse(outcome.kind === 'refused' ? outcome.reason : 'unreadable')
  })
  const errors = findCertificateErrors(normalizeCertificateInput(input), today)
  const choose = async (chosen: File) => {
    setFileError(undefined)
    const refusal = await findRefusal(chosen)
    if (refusal) refuse(refusal)
    else setFile(chosen)
  }
  /** Starts the upload, or returns what is missing or wrong first. */
  const attach = (): CertificatePart | undefined => {
    setIsTried(true)
    if (!file) {
      setFileError((before) => before ?? deskCertificateMessages.missingFile)
      return 'file'
    }
    // The type that a device gives a file may be empty.
    if (errors.length === 0) upload.start(new Blob([file], { type: certificateFileType }))
    return errors[0]
  }
  return {
    input,
    change: (change: Partial<CertificateInput>) => setInput({ ...input, ...change }),
    file,
    fileError,
    visibleErrors: isTried ? errors : [],
    choose,
    attach,
    upload,
  }
}

async function findRefusal(file: File): Promise<PhotographRefusal | null> {
  if (file.size > certificateUploadLimits.bytes) return 'tooLarge'
  // A file that cannot be read is refused like one that is no PDF.
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer())
  return isPdf(new Uint8Array(content)) ? null : 'unreadable'
}
