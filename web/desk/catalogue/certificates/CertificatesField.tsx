import { useEffect, useRef, useState } from 'react'
import {
  type Certificate,
  certificateLimits,
  getCertificatePath,
  parseCertificates,
} from '../../../../domain/catalogue/certificate'
import { deskCertificateMessages } from '../../../../domain/messages/desk/certificate'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { productProofMessages } from '../../../../domain/messages/productProof'
import { formatLagosTimestamp } from '../../../../domain/site/lagosTime'
import { Button, ExternalButtonLink } from '../../../ui/Button'
import { FieldGroup } from '../../../ui/forms/FieldGroup'
import { useServerTime } from '../../useServerTime'
import { NewCertificate, type NewCertificateState } from './NewCertificate'
import desk from '../../ui/desk.module.css'
import styles from './CertificatesField.module.css'

type Props = {
  productId: string
  lines: readonly string[]
  /** The lines with which the product is published: only these have an address. */
  publishedLines: readonly string[]
  /** The server's time of the last publication, in milliseconds. */
  publishedAt: number | null
  error: string | undefined
  onChange: (lines: string[]) => void
  /** Called with 'none' while no certificate is being added. */
  onStateChange: (state: NewCertificateState | 'none') => void
}

/** The certificates and lab reports of a product, which staff attach and remove. */
export function CertificatesField(props: Props) {
  const { productId, lines, publishedLines, publishedAt, error, onChange, onStateChange } = props
  const [isAdding, setIsAdding] = useState(false)
  const [note, setNote] = useState({ text: '', publishedAt })
  const addRef = useRef<HTMLDivElement>(null)
  const today = formatLagosTimestamp(useServerTime()).slice(0, 10)
  useEffect(() => {
    // The pressed button is gone: without this, the next Tab would start at the top of the page.
    if (note.text && document.activeElement === document.body)
      addRef.current?.querySelector('button')?.focus()
  }, [note, isAdding])
  const tell = (text: string) => setNote({ text, publishedAt })
  const end = (text: string) => {
    setIsAdding(false)
    onStateChange('none')
    tell(text)
  }
  return (
    <FieldGroup
      label={deskProductMessages.editedFieldLabels.certificates}
      hint={deskCertificateMessages.hint}
      error={error}
    >
      <ul className={styles.list}>
        {parseCertificates(lines).map((certificate) => (
          <CertificateRow
            key={certificate.id}
            certificate={certificate}
            href={isPublished(certificate) ? `/${getCertificatePath(productId, certificate.id)}` : undefined}
            onRemove={() => {
              onChange(lines.filter((line) => !line.includes(certificate.id)))
              tell(deskCertificateMessages.formatRemoved(certificate.title))
            }}
          />
        ))}
      </ul>
      {isAdding ? (
        <NewCertificate
          productId={productId}
          today={today}
          onStateChange={onStateChange}
          onCancel={() => end(deskCertificateMessages.cancelled)}
          onAttach={(line, title) => {
            onChange([...lines, line])
            end(deskCertificateMessages.formatAttached(title))
          }}
        />
      ) : (
        <div ref={addRef}>
          {lines.length < certificateLimits.count ? (
            <Button tone="quiet" onClick={() => setIsAdding(true)}>
              {deskCertificateMessages.add}
            </Button>
          ) : null}
        </div>
      )}
      <p className={desk.announcement} role="status">
        {/* It is true until the product is published. */}
        {note.publishedAt === publishedAt ? note.text : ''}
      </p>
    </FieldGroup>
  )

  function isPublished({ id }: Certificate) {
    return publishedLines.some((line) => line.includes(id))
  }
}

type RowProps = { certificate: Certificate; href: string | undefined; onRemove: () => void }

function CertificateRow({ certificate, href, onRemove }: RowProps) {
  const { title } = certificate
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <span>{title}</span>
        <span className={styles.issued}>{productProofMessages.formatIssued(certificate)}</span>
      </p>
      <div className={desk.buttons}>
        {href === undefined ? null : (
          <ExternalButtonLink tone="quiet" href={href} aria-label={deskCertificateMessages.formatOpen(title)}>
            {deskCertificateMessages.open}
          </ExternalButtonLink>
        )}
        <Button tone="quiet" aria-label={deskCertificateMessages.formatRemove(title)} onClick={onRemove}>
          {deskCertificateMessages.remove}
        </Button>
      </div>
    </li>
  )
}
