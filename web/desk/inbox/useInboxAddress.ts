import { useLocation, useNavigate } from 'react-router-dom'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { formatInboxAddress, type InboxView, parseDeskPath, parseInboxQuery } from '../deskRoute'

export type InboxAddress = {
  view: InboxView
  openItem: SentItemKey | null
  /** Formats the address at which an item is open beside the same list; null closes it. */
  getItemAddress: (openItem: SentItemKey | null) => string
  /** Shows something else in the list. `isReplacing` adds no entry to the browser's history. */
  showView: (view: InboxView, options?: { isReplacing: boolean }) => void
}

export function useInboxAddress(): InboxAddress {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const route = parseDeskPath(pathname)
  const openItem = route.screen === 'inbox' ? route.openItem : null
  const view = parseInboxQuery(search)
  return {
    view,
    openItem,
    getItemAddress: (item) => formatInboxAddress(item, view),
    showView: (nextView, { isReplacing } = { isReplacing: false }) =>
      navigate(formatInboxAddress(openItem, nextView), { replace: isReplacing, state }),
  }
}
