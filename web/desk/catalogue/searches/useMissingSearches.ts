import { useEffect, useState } from 'react'
import {
  type FetchedMissingSearches,
  fetchMissingSearches,
} from '../../../data/desk/catalogue/fetchMissingSearches'

/** Returns what visitors searched for and did not find, null while it loads, and a function that fetches it again. */
export function useMissingSearches(): { fetched: FetchedMissingSearches | null; retry: () => void } {
  const [fetched, setFetched] = useState<FetchedMissingSearches | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isMounted = true
    void fetchMissingSearches().then((outcome) => {
      if (isMounted) setFetched(outcome)
    })
    return () => {
      isMounted = false
    }
  }, [attempt])
  return {
    fetched,
    retry: () => {
      setFetched(null)
      setAttempt(attempt + 1)
    },
  }
}
