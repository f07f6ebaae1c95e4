import { useEffect, useSyncExternalStore } from 'react'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { useInboxAddress } from '../inbox/useInboxAddress'
import { useSharedState } from '../staff/SharedStateContext'
import styles from './DeskAlerts.module.css'

/** How many new rows of the inbox are not in view; a press leads to the first of them. */
export function NewRowsLine() {
  const { newRows } = useSharedState()
  const { openItem, view } = useInboxAddress()
  const openId = openItem?.id
  useEffect(() => {
    if (openId !== undefined) newRows.markSeen(openId)
  }, [newRows, openId])
  const hidden = useSyncExternalStore(newRows.subscribe, newRows.getHidden)
  const [first] = hidden
  // A search covers the list.
  if (!first || view.search !== '') return null
  const show = () => {
    first.element.scrollIntoView({ block: 'center' })
    first.element.focus({ preventScroll: true })
  }
  return (
    <button className={openItem ? styles.besideItem : styles.newRows} type="button" onClick={show}>
      {deskInboxMessages.formatNewRows(hidden.length, first.place)}
    </button>
  )
}
