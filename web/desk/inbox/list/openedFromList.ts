import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'

/** The history state of an item that was opened from a row: the entry before it is the list. */
export const openedFromListState = { isOpenedFromList: true }

export function isOpenedFromList(state: unknown): boolean {
  return toRecordOrEmpty(state).isOpenedFromList === true
}
