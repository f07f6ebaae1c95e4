import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { StaffWriteNotices } from './StaffWriteNotices'
import { useItemWrites } from './useItemWrites'

/** On an item: which of the staff member's writes to it wait for a connection, and which were lost. */
export function ItemWrites({ itemKey }: { itemKey: SentItemKey }) {
  const { waiting, lost } = useItemWrites(itemKey)
  return <StaffWriteNotices waiting={waiting} lost={lost} />
}
