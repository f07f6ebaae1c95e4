import {
  type MissingSearchMonth,
  parseMissingSearchMonths,
} from '../../../../domain/catalogue/missingSearches'
import { apiPaths } from '../../../../domain/site/apiPaths'
import { callStaffApi } from '../callStaffApi'

/** What visitors searched for and did not find, the newest month first. 'absent': this deployment has no functions. */
export type FetchedMissingSearches =
  { kind: 'fetched'; months: MissingSearchMonth[] } | { kind: 'absent' | 'failed' }

export async function fetchMissingSearches(): Promise<FetchedMissingSearches> {
  const outcome = await callStaffApi(apiPaths.missingSearchCounts)
  if (outcome.kind === 'answered') return { kind: 'fetched', months: parseMissingSearchMonths(outcome.body) }
  return { kind: outcome.kind === 'absent' ? 'absent' : 'failed' }
}
