import { deskUploadMessages } from '../../../../domain/messages/desk/upload'
import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import { Button } from '../../../ui/Button'
import type { UploadStep } from './useFileUpload'
import desk from '../../ui/desk.module.css'
import styles from './UploadProgress.module.css'

type Props = {
  step: UploadStep
  percent: number
  label: string
  /** What is said while functions work on the file, and after a failure. */
  preparing: string
  failure: string
  onTryAgain: () => void
  onCancel: () => void
}

/** How far an upload is, and what can be done about it. */
export function UploadProgress(props: Props) {
  const { step, percent, label, preparing, failure, onTryAgain, onCancel } = props
  const isOnline = useOnlineStatus()
  return (
    <>
      {step.name === 'upload' ? (
        <>
          <progress className={styles.progress} max={100} value={percent} aria-label={label} />
          <p>
            {isOnline
              ? deskUploadMessages.formatUploading(percent)
              : deskUploadMessages.formatUploadWaiting(percent)}
          </p>
        </>
      ) : null}
      {step.name === 'prepare' ? (
        <>
          <progress className={styles.progress} aria-label={preparing} />
          <p role="status">{preparing}</p>
        </>
      ) : null}
      {step.name === 'failed' ? (
        <p className={desk.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={desk.buttons}>
        {step.name === 'failed' ? <Button onClick={onTryAgain}>{deskUploadMessages.tryAgain}</Button> : null}
        <Button tone="quiet" onClick={onCancel}>
          {deskUploadMessages.cancel}
        </Button>
      </div>
    </>
  )
}
