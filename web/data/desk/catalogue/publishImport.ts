import type { ImportRequest } from '../../../../domain/catalogue/importing/importRequest'
import { apiPaths } from '../../../../domain/site/apiPaths'
import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'
import { callStaffApi } from '../callStaffApi'

/**
 * What became of an import. 'conflict': these products were published meanwhile, and nothing was written. 'unreachable':
 * it may have arrived, and the same request publishes nothing twice. 'absent': this deployment has no functions.
 */
export type ImportOutcome =
  | { kind: 'published' }
  | { kind: 'refused' | 'invalid' | 'absent' | 'unreachable' }
  | { kind: 'conflict'; ids: string[] }

export async function publishImport(request: ImportRequest): Promise<ImportOutcome> {
  const outcome = await callStaffApi(apiPaths.importProducts, { body: request })
  if (outcome.kind === 'answered') return { kind: 'published' }
  if (outcome.kind !== 'refused') return outcome
  if (outcome.status === 409) return { kind: 'conflict', ids: parseIds(outcome.body) }
  if (outcome.status === 400) return { kind: 'invalid' }
  // Another status is the server's trouble, which may pass.
  return { kind: outcome.status === 403 ? 'refused' : 'unreachable' }
}

function parseIds(body: unknown): string[] {
  const { ids } = toRecordOrEmpty(body)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
