import type { ImportedChange } from '../../../../domain/catalogue/importing/compareProductRows'
import {
  formatImportConflict,
  importAbsent,
  importInvalid,
  importRefused,
  importUnreachable,
} from '../../../../domain/messages/desk/import'
import type { ImportFailure } from './useProductImport'

/** What happened to an import that is not published, what was kept, and what to do next. */
export function describeImportFailure(failure: ImportFailure, changes: readonly ImportedChange[]): string {
  switch (failure.kind) {
    case 'conflict':
      return formatImportConflict(failure.ids.map((id) => findName(id, changes)))
    case 'refused':
      return importRefused
    case 'invalid':
      return importInvalid
    case 'absent':
      return importAbsent
    case 'unreachable':
      return importUnreachable
  }
}

function findName(id: string, changes: readonly ImportedChange[]): string {
  return changes.find(({ product }) => product.id === id)?.product.name ?? id
}
