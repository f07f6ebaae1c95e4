import { useEffect, useState } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'

// How long to wait before each further attempt. After the last one, only a new connection starts another attempt.
const waitsMs = [1000, 4000]

/** Counts the attempts to load a picture. Before a further one, fetches its file past every cache. */
export function usePictureAttempts() {
  const [attempt, setAttempt] = useState<{ number: number; failedUrl?: string }>({ number: 0 })
  const { number, failedUrl } = attempt
  useOnlineStatus(() => {
    if (failedUrl !== undefined) setAttempt({ number: number + 1 })
  })
  useEffect(() => {
    const waitMs = waitsMs[number]
    if (failedUrl === undefined || waitMs === undefined) return
    const timer = setTimeout(() => {
      const startNextAttempt = () => {
        setAttempt((current) => (current === attempt ? { number: number + 1 } : current))
      }
      fetch(failedUrl, { cache: 'reload' }).then(startNextAttempt, startNextAttempt)
    }, waitMs)
    return () => {
      clearTimeout(timer)
    }
  }, [attempt, number, failedUrl])
  return {
    attemptNumber: number,
    hasFailed: failedUrl !== undefined,
    markFailed: (image: HTMLImageElement) => {
      setAttempt({ number, failedUrl: image.currentSrc })
    },
  }
}
