import { useLocation } from 'react-router-dom'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { getDeskItemPath } from '../../../domain/site/deskPath'
import { Link } from '../../ui/Link'
import { parseDeskPath } from '../deskRoute'
import { StaffWriteNotices } from './StaffWriteNotices'
import { isWriteOf } from './useItemWrites'
import { useStaffWrites } from './useStaffWrites'
import styles from './StaffWriteNotices.module.css'

export function StaffWritesStrip() {
  const { pathname, search } = useLocation()
  const route = parseDeskPath(pathname)
  const { waiting, lost } = useStaffWrites()
  const openItem = route.screen === 'inbox' ? route.openItem : null
  const isOfOtherItem = openItem ? (entry: (typeof lost)[number]) => !isWriteOf(openItem)(entry) : () => true
  const shown = { waiting: waiting.filter(isOfOtherItem), lost: lost.filter(isOfOtherItem) }
  const hasContent = shown.lost.length > 0 || shown.waiting.some(({ needsConnection }) => needsConnection)
  return (
    <div className={hasContent ? styles.strip : undefined}>
      <StaffWriteNotices
        {...shown}
        renderItem={({ key }) => (
          <>
            (<Link to={getDeskItemPath(key) + search}>{formatReference(key.id)}</Link>)
          </>
        )}
      />
    </div>
  )
}
