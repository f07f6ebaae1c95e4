import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { CertificateInput } from '../../../../domain/catalogue/editing/certificateInput'
import { deskCertificateMessages } from '../../../../domain/messages/desk/certificate'
import { Button } from '../../../ui/Button'
import { TextField } from '../../../ui/forms/TextField'
import { UploadProgress } from '../upload/UploadProgress'
import { type CertificatePart, type NewCertificateProps, useNewCertificate } from './useNewCertificate'
import desk from '../../ui/desk.module.css'
import styles from './CertificatesField.module.css'

/** Whether the product can be published: a certificate is being written, or uploaded, or its upload has failed. */
export type NewCertificateState = 'open' | 'waiting' | 'failed'

type Props = NewCertificateProps & {
  onCancel: () => void
  onStateChange: (state: NewCertificateState) => void
}

/** The form of one more certificate: its file, what it is, who issued it and when. */
export function NewCertificate({ onCancel, onStateChange, ...props }: Props) {
  const certificate = useNewCertificate(props)
  const { upload } = certificate
  const groupRef = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => groupRef.current?.focus(), [])
  const state = getState(upload.step?.name)
  useLayoutEffect(() => onStateChange(state), [onStateChange, state])
  const attach = () => {
    const part = certificate.attach()
    if (part) groupRef.current?.querySelector<HTMLElement>(`[name="${toControlName(part)}"]`)?.focus()
  }
  return (
    <div
      className={styles.adding}
      role="group"
      aria-label={deskCertificateMessages.newLabel}
      tabIndex={-1}
      ref={groupRef}
    >
      {upload.step ? (
        <UploadProgress
          step={upload.step}
          percent={upload.uploadedPercent}
          label={deskCertificateMessages.uploadLabel}
          preparing={deskCertificateMessages.preparing}
          failure={
            upload.step.name === 'failed' ? deskCertificateMessages.failureTexts[upload.step.failure] : ''
          }
          onTryAgain={upload.tryAgain}
          onCancel={upload.cancel}
        />
      ) : (
        <CertificateFields
          certificate={certificate}
          today={props.today}
          onAttach={attach}
          onCancel={onCancel}
        />
      )}
    </div>
  )
}

const toControlName = (part: CertificatePart) => `certificate-${part}`

function getState(step: 'upload' | 'prepare' | 'failed' | undefined): NewCertificateState {
  if (step === undefined) return 'open'
  return step === 'failed' ? 'failed' : 'waiting'
}

type FieldsProps = {
  certificate: ReturnType<typeof useNewCertificate>
  today: string
  onAttach: () => void
  onCancel: () => void
}

function CertificateFields({ certificate, today, onAttach, onCancel }: FieldsProps) {
  const { input, change, visibleErrors } = certificate
  const getProps = (field: keyof CertificateInput) => ({
    label: deskCertificateMessages.fieldLabels[field],
    name: toControlName(field),
    autoComplete: 'off',
    value: input[field],
    error: visibleErrors.includes(field) ? deskCertificateMessages.describeError(field, input) : undefined,
    onTextChange: (text: string) => change({ [field]: text }),
    // The fields are within the form of the product, which Enter would publish.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      if (!event.nativeEvent.isComposing) onAttach()
    },
  })
  return (
    <>
      <ChooseFile certificate={certificate} />
      <TextField {...getProps('title')} />
      <TextField {...getProps('issuer')} />
      <TextField {...getProps('date')} type="date" max={today} />
      <div className={desk.buttons}>
        <Button tone="quiet" onClick={onAttach}>
          {deskCertificateMessages.attach}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {deskCertificateMessages.cancel}
        </Button>
      </div>
    </>
  )
}

function ChooseFile({ certificate: { file, fileError, choose } }: Pick<FieldsProps, 'certificate'>) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className={styles.file}>
        <Button tone="quiet" name={toControlName('file')} onClick={() => inputRef.current?.click()}>
          {file ? deskCertificateMessages.chooseAnotherFile : deskCertificateMessages.chooseFile}
        </Button>
        <p role="status">{file?.name}</p>
      </div>
      <input
        ref={inputRef}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          // Without this, the same file could not be chosen again after a refusal.
          currentTarget.value = ''
          if (chosen) void choose(chosen)
        }}
      />
      {fileError === undefined ? null : (
        <p className={desk.failure} role="alert">
          {fileError}
        </p>
      )}
    </>
  )
}
