import { useState } from 'react'

/** Whether a picture has failed to load. Its element needs `attemptNumber` as its key, so that a retry loads it again. */
export function useFailedPicture() {
  const [{ attemptNumber, failedUrl }, setAttempt] = useState<{ attemptNumber: number; failedUrl?: string }>({
    attemptNumber: 0,
  })
  const markFailed = (image: HTMLImageElement) => setAttempt({ attemptNumber, failedUrl: image.currentSrc })
  return {
    attemptNumber,
    /** The address that did not load; undefined while the picture has not failed. */
    failedUrl,
    markFailed,
    /** For the element's ref: the picture may have failed before hydration, when `onError` was not attached yet. */
    detectEarlyFailure: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && failedUrl === undefined) markFailed(image)
    },
    retry: () => setAttempt({ attemptNumber: attemptNumber + 1 }),
  }
}
