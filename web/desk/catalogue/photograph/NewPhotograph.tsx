import { StorageSessionProvider } from '../../../data/session/StorageSessionProvider'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { Button } from '../../../ui/Button'
import { CropDialog } from './CropDialog'
import { type NewPhotographProps, useNewPhotograph } from './useNewPhotograph'
import { Component, type ReactNode } from 'react'
import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import { type PhotographUpload, usePhotographUploadProgress } from '../../../data/desk/photographUpload'
import desk from '../../ui/desk.module.css'
import styles from './PhotographField.module.css'

type UploadProgressProps = { upload: PhotographUpload; onUploaded: () => void; onCancel: () => void }

type UploadErrorBoundaryProps = { children: ReactNode; onError: () => void }

/** Reports a failed upload: reactfire throws its error while rendering. */
class UploadErrorBoundary extends Component<UploadErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

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

/** How much of a photograph is uploaded; the upload waits while the device is offline. */
function UploadProgress({ upload, onUploaded, onCancel }: UploadProgressProps) {
  const percent = usePhotographUploadProgress(upload, onUploaded)
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
