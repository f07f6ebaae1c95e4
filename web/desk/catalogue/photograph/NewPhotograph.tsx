import { StorageSessionProvider } from '../../../data/session/StorageSessionProvider'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { Button } from '../../../ui/Button'
import { CropDialog } from './CropDialog'
import { UploadErrorBoundary } from './UploadErrorBoundary'
import { UploadProgress } from './UploadProgress'
import { type NewPhotographProps, useNewPhotograph } from './useNewPhotograph'
import styles from './PhotographField.module.css'

/** A photograph that staff have chosen: the crop, the upload, and the wait for its pictures. */
export function NewPhotograph(props: NewPhotographProps) {
  return (
    <StorageSessionProvider>
      <Steps {...props} />
    </StorageSessionProvider>
  )
}

function Steps(props: NewPhotographProps) {
  const { step, crop, markUploaded, markUploadFailed, tryAgain, cancel } = useNewPhotograph(props)
  switch (step.name) {
    case 'crop':
      return <CropDialog photograph={props.photograph} onCrop={crop} onCancel={cancel} />
    case 'encode':
      return <p role="status">{deskPhotographMessages.readingPhotograph}</p>
    case 'upload':
      return (
        <UploadErrorBoundary key={step.upload.uploadId} onError={markUploadFailed}>
          <UploadProgress upload={step.upload} onUploaded={markUploaded} onCancel={cancel} />
        </UploadErrorBoundary>
      )
    case 'prepare':
      return (
        <>
          <progress className={styles.progress} aria-label={deskPhotographMessages.preparingPicture} />
          <p role="status">{deskPhotographMessages.preparingPicture}</p>
          <div className={styles.actions}>
            <Button tone="quiet" onClick={cancel}>
              {deskPhotographMessages.cancelPhotograph}
            </Button>
          </div>
        </>
      )
    case 'failed':
      return (
        <>
          <p className={styles.failure} role="alert">
            {step.message}
          </p>
          <div className={styles.actions}>
            <Button onClick={tryAgain}>{deskPhotographMessages.tryPhotographAgain}</Button>
            <Button tone="quiet" onClick={cancel}>
              {deskPhotographMessages.cancelPhotograph}
            </Button>
          </div>
        </>
      )
  }
}
