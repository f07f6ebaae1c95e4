import { listDifferences } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  type ChangeSource,
  getDraftInput,
  getPublishedInput,
  listDraftConflicts,
  listPublishedConflicts,
  type ProductEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import {
  editedFieldNames,
  type EditedFieldName,
  type ProductInput,
} from '../../../../domain/catalogue/editing/productInput'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import type { ColleagueChange } from './productEditor'

/** Lists what colleagues changed in an open form and somebody has to see, at most one change of each field. */
export function listColleagueChanges(edit: ProductEdit, publisherName: string): ColleagueChange[] {
  const { input, draft, takenOver } = edit
  const names = {
    draft: draft?.by.name ?? publisherName,
    published: publisherName,
    discarded: deskCatalogueMessages.someColleague,
  }
  const describe = (
    kind: ColleagueChange['kind'],
    from: ChangeSource,
    { field, mine, theirs }: { field: EditedFieldName; mine: ProductInput; theirs: ProductInput },
  ): ColleagueChange => ({ kind, field, byName: names[from], from, mine, theirs })
  const changes = [
    ...listDraftConflicts(edit).map((field) =>
      describe('conflict', 'draft', { field, mine: input, theirs: getDraftInput(edit) ?? input }),
    ),
    ...listPublishedConflicts(edit).map((field) =>
      describe('conflict', 'published', { field, mine: input, theirs: getPublishedInput(edit) }),
    ),
    ...takenOver
      .filter(({ field, former }) => listDifferences(input, former).includes(field))
      .map(({ field, former, from }) => describe('takenOver', from, { field, mine: former, theirs: input })),
  ]
  // One choice at a time: the first of a field hides the others.
  return editedFieldNames.flatMap((name) => changes.find(({ field }) => field === name) ?? [])
}
