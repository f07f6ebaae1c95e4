import { useLayoutEffect, useState } from 'react'
import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { useFileUpload } from '../upload/useFileUpload'
import type { CropArea } from './cropGeometry'
import { cropPhotograph } from './drawPhotograph'

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

/** The steps of a new photograph. A cropped photograph is kept until its picture is ready or staff cancel. */
export function useNewPhotograph({
  productId,
  photograph,
  onCropped,
  onPicture,
  onFailing,
  onEnd,
}: NewPhotographProps) {
  const [stage, setStage] = useState<'crop' | 'encode'>('crop')
  const refuse = (reason: Parameters<typeof deskPhotographMessages.formatPhotographRefusal>[0]) =>
    onEnd(deskPhotographMessages.formatPhotographRefusal(reason), true)
  const { step, start, ...upload } = useFileUpload(productId, (outcome) => {
    if (outcome.kind === 'ready') onPicture(outcome.image)
    else refuse(outcome.kind === 'refused' ? outcome.reason : 'unreadable')
  })
  const isFailing = step?.name === 'failed'
  useLayoutEffect(() => onFailing(isFailing), [onFailing, isFailing])
  return { stage, step, ...upload, crop, cancel }

  function crop(area: CropArea) {
    setStage('encode')
    cropPhotograph(photograph, area).then(
      (cropped) => {
        photograph.close()
        onCropped(cropped.preview)
        start(cropped.file)
      },
      () => refuse('unreadable'),
    )
  }

  function cancel() {
    if (!step && stage === 'crop') photograph.close()
    onEnd(deskPhotographMessages.photographCancelled, false)
  }
}
