import { useEffect, useEffectEvent, useState } from 'react'
import { useStaff } from '../../../data/desk/DeskServices'
import type { UploadOutcome } from '../../../data/desk/waitForUpload'
import { createDocumentId } from '../../../data/sending/createDocumentId'

/** Why an upload waits for somebody to try again: 'unfinished' and 'unavailable' are of what functions do afterwards. */
export type UploadFailure = 'notUploaded' | 'unfinished' | 'unavailable'

type Upload = { file: Blob; uploadId: string }

export type UploadStep =
  | (Upload & { name: 'upload' })
  | (Upload & { name: 'prepare' })
  | (Upload & { name: 'failed'; failure: UploadFailure })

/** What functions made of an upload. */
export type FinishedUpload = Exclude<UploadOutcome, { kind: UploadFailure }>

/** Uploads a file, and waits for what becomes of it. The file is kept until then, so that each step can be tried again. */
export function useFileUpload(
  productId: string,
  onFinish: (outcome: FinishedUpload, uploadId: string) => void,
) {
  const { preloadFileUpload, uploadFile, waitForUpload } = useStaff().catalogue
  const [step, setStep] = useState<UploadStep | null>(null)
  const [uploadedPercent, setUploadedPercent] = useState(0)
  useEffect(preloadFileUpload, [preloadFileUpload])
  const finish = useEffectEvent((upload: Upload, outcome: UploadOutcome) => {
    if (outcome.kind === 'unfinished' || outcome.kind === 'unavailable')
      setStep({ ...upload, name: 'failed', failure: outcome.kind })
    else {
      setStep(null)
      onFinish(outcome, upload.uploadId)
    }
  })
  useEffect(() => {
    if (step?.name !== 'upload') return
    const { file, uploadId } = step
    const controller = new AbortController()
    const { signal } = controller
    const setStepUnlessAborted = (next: UploadStep) => {
      if (!signal.aborted) setStep(next)
    }
    uploadFile({ productId, uploadId, file, onProgress: setUploadedPercent, signal }).then(
      () => setStepUnlessAborted({ name: 'prepare', file, uploadId }),
      () => setStepUnlessAborted({ name: 'failed', file, uploadId, failure: 'notUploaded' }),
    )
    return () => controller.abort()
  }, [step, productId, uploadFile])
  useEffect(() => {
    if (step?.name !== 'prepare') return
    const { file, uploadId } = step
    const controller = new AbortController()
    void waitForUpload({ productId, uploadId }, controller.signal).then((outcome) => {
      if (outcome) finish({ file, uploadId }, outcome)
    })
    return () => controller.abort()
  }, [step, productId, waitForUpload])

  const start = (file: Blob) => {
    setUploadedPercent(0)
    setStep({ name: 'upload', file, uploadId: createDocumentId() })
  }
  return {
    step,
    uploadedPercent,
    start,
    tryAgain: () => {
      if (step?.name !== 'failed') return
      if (step.failure === 'notUploaded') start(step.file)
      else setStep({ ...step, name: 'prepare' })
    },
    cancel: () => setStep(null),
  }
}
