import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'

/** The history state of an item that was opened from a row: the entry before it is the list. */
export const openedFromListState = { isOpenedFromList: true }

/** Whether a history state is that of an item that was opened from a row. */
export function isOpenedFromList(state: unknown): boolean {
  return toRecordOrEmpty(state).isOpenedFromList === true
}
