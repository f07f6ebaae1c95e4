import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import { type PhotographUpload, usePhotographUploadProgress } from '../../../data/desk/photographUpload'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { Button } from '../../../ui/Button'
import styles from './PhotographField.module.css'

type Props = { upload: PhotographUpload; onUploaded: () => void; onCancel: () => void }

/** How much of a photograph is uploaded; the upload waits while the device is offline. */
export function UploadProgress({ upload, onUploaded, onCancel }: Props) {
  const percent = usePhotographUploadProgress(upload, onUploaded)
  const isOnline = useOnlineStatus(doNothing)
  return (
    <>
      <progress
        className={styles.progress}
        max={100}
        value={percent}
        aria-label={deskPhotographMessages.uploadProgressLabel}
      />
      <p>
        {isOnline
          ? deskPhotographMessages.formatUploading(percent)
          : deskPhotographMessages.formatUploadWaiting(percent)}
      </p>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={onCancel}>
          {deskPhotographMessages.cancelPhotograph}
        </Button>
      </div>
    </>
  )
}

function doNothing() {
  // The upload resumes by itself.
}
