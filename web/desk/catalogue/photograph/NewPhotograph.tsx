import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { Button } from '../../../ui/Button'
import { CropDialog } from './CropDialog'
import { type NewPhotographProps, useNewPhotograph } from './useNewPhotograph'
import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import desk from '../../ui/desk.module.css'
import styles from './PhotographField.module.css'

/** A photograph that staff have chosen: the crop, the upload, and the wait for its pictures. */
export function NewPhotograph(props: NewPhotographProps) {
  const { step, uploadedPercent, crop, tryAgain, cancel } = useNewPhotograph(props)
  switch (step.name) {
    case 'crop':
      return <CropDialog photograph={props.photograph} onCrop={crop} onCancel={cancel} />
    case 'encode':
      return <p role="status">{deskPhotographMessages.readingPhotograph}</p>
    case 'upload':
      return <UploadProgress percent={uploadedPercent} onCancel={cancel} />
    case 'prepare':
      return (
        <>
          <progress className={styles.progress} aria-label={deskPhotographMessages.preparingPicture} />
          <p role="status">{deskPhotographMessages.preparingPicture}</p>
          <div className={desk.buttons}>
            <Button tone="quiet" onClick={cancel}>
              {deskPhotographMessages.cancelPhotograph}
            </Button>
          </div>
        </>
      )
    case 'failed':
      return (
        <>
          <p className={desk.failure} role="alert">
            {step.message}
          </p>
          <div className={desk.buttons}>
            <Button onClick={tryAgain}>{deskPhotographMessages.tryPhotographAgain}</Button>
            <Button tone="quiet" onClick={cancel}>
              {deskPhotographMessages.cancelPhotograph}
            </Button>
          </div>
        </>
      )
  }
}

function UploadProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const isOnline = useOnlineStatus()
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
      <div className={desk.buttons}>
        <Button tone="quiet" onClick={onCancel}>
          {deskPhotographMessages.cancelPhotograph}
        </Button>
      </div>
    </>
  )
}
