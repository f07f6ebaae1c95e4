import { useEffect, useEffectEvent } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'

// How long to wait before each further attempt. After the last one, only a new connection starts another attempt.
const waitsMs = [1000, 4000]

type Props = {
  /** The number of attempts before the one that failed. */
  attemptNumber: number
  url: string
  onRetry: () => void
}

/** Asks for another attempt to load a failed picture, after fetching its file past every cache. Renders nothing. */
export function FailedPictureRetry({ attemptNumber, url, onRetry }: Props) {
  const retry = useEffectEvent(onRetry)
  useOnlineStatus(onRetry)
  useEffect(() => {
    const waitMs = waitsMs[attemptNumber]
    if (waitMs === undefined) return
    let isMounted = true
    const retryIfMounted = () => {
      if (isMounted) retry()
    }
    const timer = setTimeout(() => {
      fetch(url, { cache: 'reload' }).then(retryIfMounted, retryIfMounted)
    }, waitMs)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [attemptNumber, url])
  return null
}
