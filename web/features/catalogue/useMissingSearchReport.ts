import { useEffect } from 'react'
import type { Search } from './useSearch'

/** Reports a search that the visitor has finished typing, and that found no product and no similar one. */
export function useMissingSearchReport(text: string, isFinished: boolean, search: Search): void {
  const { status, matches, suggestions } = search
  const isMissing = isFinished && status === 'ready' && matches.length + suggestions.length === 0
  useEffect(() => {
    if (isMissing) report(text).catch(() => undefined)
  }, [isMissing, text])
}

async function report(text: string): Promise<void> {
  const { reportMissingSearch } = await import('../../data/catalogue/missingSearches')
  reportMissingSearch(text)
}
