import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { deskUploadMessages } from '../../../../domain/messages/desk/upload'
import { Button } from '../../../ui/Button'
import { type NewPhotographProps, useNewPhotograph } from './useNewPhotograph'
import { UploadProgress } from '../upload/UploadProgress'
import { useId, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import Cropper from 'react-easy-crop'
import { clamp, type CropArea, cropAspect, getMaxZoom } from './cropGeometry'
import { toDataUri } from './drawPhotograph'
import { ModalDialog } from '../../ui/ModalDialog'
import desk from '../../ui/desk.module.css'
import 'react-easy-crop/react-easy-crop.css'
import styles from './PhotographField.module.css'

/** A photograph that staff have chosen: the crop, the upload, and the wait for its pictures. */
export function NewPhotograph(props: NewPhotographProps) {
  const { stage, step, uploadedPercent, crop, tryAgain, cancel } = useNewPhotograph(props)
  if (step)
    return (
      <UploadProgress
        step={step}
        percent={uploadedPercent}
        label={deskPhotographMessages.uploadProgressLabel}
        preparing={deskPhotographMessages.preparingPicture}
        failure={step.name === 'failed' ? deskPhotographMessages.failureTexts[step.failure] : ''}
        onTryAgain={tryAgain}
        onCancel={cancel}
      />
    )
  if (stage === 'encode') return <p role="status">{deskPhotographMessages.readingPhotograph}</p>
  return <CropDialog photograph={props.photograph} onCrop={crop} onCancel={cancel} />
}

type CropDialogProps = {
  photograph: ImageBitmap
  onCrop: (area: CropArea) => void
  onCancel: () => void
}

const keyboardZoomStep = 0.1
// How far an arrow key moves the photograph, in pixels of the screen; a fifth with Shift.
const keyboardStep = 15

function CropDialog({ photograph, onCrop, onCancel }: CropDialogProps) {
  const titleId = useId()
  const leadId = useId()
  const [image] = useState(() => toDataUri(photograph))
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const maxZoom = getMaxZoom(photograph)
  const zoomByKey = (event: KeyboardEvent) => {
    const direction = { '+': 1, '=': 1, '-': -1 }[event.key]
    if (direction !== undefined) setZoom(clamp(zoom + direction * keyboardZoomStep, 1, maxZoom))
  }
  // Outside the product's form: Enter on the slider would submit it.
  return createPortal(
    <ModalDialog
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={leadId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <div className={styles.content}>
        <h2 className={desk.heading} id={titleId}>
          {deskPhotographMessages.cropTitle}
        </h2>
        <p className={desk.hint} id={leadId}>
          {deskPhotographMessages.cropLead}
        </p>
        {/* The keys bubble from the area that the library makes focusable: it knows the arrows alone. */}
        <div className={styles.frame} role="presentation" onKeyDown={zoomByKey}>
          <Cropper
            image={image}
            crop={position}
            zoom={zoom}
            aspect={cropAspect}
            objectFit="cover"
            minZoom={1}
            maxZoom={maxZoom}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'application',
              'aria-label': deskPhotographMessages.cropAreaLabel,
              'aria-describedby': leadId,
            }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={setArea}
          />
        </div>
        <label className={styles.zoom}>
          {deskPhotographMessages.zoomLabel}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step="any"
            value={zoom}
            disabled={maxZoom === 1}
            aria-valuetext={deskPhotographMessages.formatZoom(zoom)}
            onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
          />
        </label>
        <div className={desk.buttons}>
          <Button
            disabled={!area}
            onClick={() => {
              if (area) onCrop(area)
            }}
          >
            {deskPhotographMessages.useThisCrop}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {deskUploadMessages.cancel}
          </Button>
        </div>
      </div>
    </ModalDialog>,
    document.body,
  )
}
