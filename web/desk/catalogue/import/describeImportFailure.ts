import type { ImportedChange } from '../../../../domain/catalogue/importing/compareProductRows'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import type { ImportFailure } from './useProductImport'

/** What happened to an import that is not published, what was kept, and what to do next. */
export function describeImportFailure(failure: ImportFailure, changes: readonly ImportedChange[]): string {
  switch (failure.kind) {
    case 'conflict':
      return deskImportMessages.formatImportConflict(failure.ids.map((id) => findName(id, changes)))
    case 'refused':
      return deskImportMessages.importRefused
    case 'invalid':
      return deskImportMessages.importInvalid
    case 'absent':
      return deskImportMessages.importAbsent
    case 'unreachable':
      return deskImportMessages.importUnreachable
  }
}

function findName(id: string, changes: readonly ImportedChange[]): string {
  return changes.find(({ product }) => product.id === id)?.product.name ?? id
}
