import { parseSentItemReport, type SentItemReport } from '../../../domain/conversation/sentItemReport'
import { apiPaths } from '../../../domain/site/apiPaths'
import { isStatusToken } from '../../../domain/site/statusLink'
import { callApi } from '../firebase/api'

/** What a status link shows; 'unknownLink' if it was altered, or if its item was deleted. */
export type SentItemReportOutcome =
  { kind: 'found'; report: SentItemReport } | { kind: 'unknownLink' } | { kind: 'unreachable' }

export async function fetchSentItemReport(token: string): Promise<SentItemReportOutcome> {
  if (!isStatusToken(token)) return { kind: 'unknownLink' }
  const outcome = await callApi(apiPaths.sentItemStatus, { body: { token } })
  if (outcome.kind === 'refused' && outcome.status === 404) return { kind: 'unknownLink' }
  const report = outcome.kind === 'answered' ? parseSentItemReport(outcome.body) : null
  return report ? { kind: 'found', report } : { kind: 'unreachable' }
}
