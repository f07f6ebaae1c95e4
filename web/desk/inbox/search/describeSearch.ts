import type { SearchIndexState } from '../../../data/desk/searchIndex'

type SearchProgress = {
  foundCount: number
  shownCount: number
  searchedCount: number
  status: SearchIndexState['status']
}

export function describeSearch({ foundCount, shownCount, searchedCount, status }: SearchProgress): string {
  const found = describeFound(foundCount, shownCount)
  switch (status) {
    case 'loading':
      return `Searched ${formatCount(searchedCount)} items so far… ${foundCount > 0 ? found : ''}`.trim()
    case 'failed':
      return `The search stopped after ${formatCount(searchedCount)} items because the connection failed. ${foundCount > 0 ? found : ''}`.trim()
    case 'complete':
      return foundCount > 0
        ? found
        : 'No matches. Try part of a name, e-mail address or phone number, or a whole reference.'
  }
}

function describeFound(foundCount: number, shownCount: number): string {
  if (foundCount > shownCount) return `${formatCount(foundCount)} found, the newest ${shownCount} are shown.`
  return foundCount === 1 ? '1 found.' : `${foundCount} found.`
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
