import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useStaff } from '../../../data/desk/DeskServices'
import type { UploadOutcome } from '../../../data/desk/waitForUpload'
import { createDocumentId } from '../../../data/sending/createDocumentId'
import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import type { CropArea } from './cropGeometry'
import { cropPhotograph, type CroppedPhotograph } from './drawPhotograph'

export type NewPhotographProps = {
  productId: string
  photograph: ImageBitmap
  /** Called with a small picture of the crop as a data URI. */
  onCropped: (preview: string) => void
  /** Called once the picture's files are in Storage. */
  onPicture: (picture: StoredImage) => void
  /** Called with whether it waits for somebody to try again. */
  onFailing: (isFailing: boolean) => void
  /** Called when the photograph is given up, with a message. */
  onEnd: (message: string, isRefusal: boolean) => void
}

type Step =
  | { name: 'crop' }
  | { name: 'encode' }
  | { name: 'upload'; cropped: CroppedPhotograph; uploadId: string }
  | { name: 'prepare'; cropped: CroppedPhotograph; uploadId: string }
  | { name: 'failed'; cropped: CroppedPhotograph; uploadId: string | null; message: string }

/** The steps of a new photograph. A cropped photograph is kept until its picture is ready or staff cancel. */
export function useNewPhotograph({
  productId,
  photograph,
  onCropped,
  onPicture,
  onFailing,
  onEnd,
}: NewPhotographProps) {
  const { preloadFileUpload, uploadFile, waitForUpload } = useStaff().catalogue
  const [step, setStep] = useState<Step>({ name: 'crop' })
  const [uploadedPercent, setUploadedPercent] = useState(0)
  const isFailing = step.name === 'failed'
  useLayoutEffect(() => onFailing(isFailing), [onFailing, isFailing])
  const upload = (cropped: CroppedPhotograph) => {
    setUploadedPercent(0)
    setStep({ name: 'upload', cropped, uploadId: createDocumentId() })
  }
  useEffect(preloadFileUpload, [preloadFileUpload])
  const finish = useEffectEvent((cropped: CroppedPhotograph, uploadId: string, outcome: UploadOutcome) => {
    switch (outcome.kind) {
      case 'ready':
        onPicture(outcome.image)
        break
      case 'refused':
        onEnd(deskPhotographMessages.formatPhotographRefusal(outcome.reason), true)
        break
      case 'stored':
      case 'unfinished':
        setStep({ name: 'failed', cropped, uploadId, message: deskPhotographMessages.pictureUnfinished })
        break
      case 'unavailable':
        setStep({ name: 'failed', cropped, uploadId, message: deskPhotographMessages.picturesUnavailable })
        break
    }
  })
  useEffect(() => {
    if (step.name !== 'upload') return
    const { cropped, uploadId } = step
    const controller = new AbortController()
    const { signal } = controller
    const setStepUnlessAborted = (next: Step) => {
      if (!signal.aborted) setStep(next)
    }
    uploadFile({ productId, uploadId, file: cropped.file, onProgress: setUploadedPercent, signal }).then(
      () => setStepUnlessAborted({ name: 'prepare', cropped, uploadId }),
      () => {
        const message = deskPhotographMessages.uploadFailed
        setStepUnlessAborted({ name: 'failed', cropped, uploadId: null, message })
      },
    )
    return () => controller.abort()
  }, [step, productId, uploadFile])
  useEffect(() => {
    if (step.name !== 'prepare') return
    const { cropped, uploadId } = step
    const controller = new AbortController()
    void waitForUpload({ productId, uploadId }, controller.signal).then((outcome) => {
      if (outcome) finish(cropped, uploadId, outcome)
    })
    return () => controller.abort()
  }, [step, productId, waitForUpload])
  return { step, uploadedPercent, crop, tryAgain, cancel }

  function crop(area: CropArea) {
    setStep({ name: 'encode' })
    cropPhotograph(photograph, area).then(
      (cropped) => {
        photograph.close()
        onCropped(cropped.preview)
        upload(cropped)
      },
      () => onEnd(deskPhotographMessages.formatPhotographRefusal('unreadable'), true),
    )
  }

  function tryAgain() {
    if (step.name !== 'failed') return
    const { cropped, uploadId } = step
    if (uploadId === null) upload(cropped)
    else setStep({ name: 'prepare', cropped, uploadId })
  }

  function cancel() {
    if (step.name === 'crop') photograph.close()
    onEnd(deskPhotographMessages.photographCancelled, false)
  }
}
