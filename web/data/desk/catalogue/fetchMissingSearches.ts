import {
  type MissingSearchMonth,
  parseMissingSearchMonths,
} from '../../../../domain/catalogue/missingSearches'
import { apiPaths } from '../../../../domain/site/apiPaths'
import type { ApiOutcome } from '../../firebase/api'
import { callStaffApi } from '../callStaffApi'

/** What visitors searched for and did not find, the newest month first. 'absent': this deployment has no functions. */
export type FetchedMissingSearches =
  { kind: 'fetched'; months: MissingSearchMonth[] } | { kind: 'absent' | 'failed' }

/** Takes a word off that list for all staff, or puts it back. Never rejects. */
export function ignoreMissingSearch(word: string, isIgnored: boolean): Promise<ApiOutcome> {
  return callStaffApi(apiPaths.ignoredSearches, { body: { word, isIgnored } })
}

export async function fetchMissingSearches(): Promise<FetchedMissingSearches> {
  const outcome = await callStaffApi(apiPaths.missingSearchCounts)
  if (outcome.kind === 'answered') return { kind: 'fetched', months: parseMissingSearchMonths(outcome.body) }
  return { kind: outcome.kind === 'absent' ? 'absent' : 'failed' }
}
