import { useState } from 'react'
import { getMapEmbedUrl, getMapUrl } from '../../domain/site/businessDetails'
import { layoutMessages } from '../../domain/messages/layout'
import { isConnected } from '../browser/isConnected'
import { Button } from './Button'
import { Icon } from './Icon'
import { pinIcon } from './icons'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './BusinessMap.module.css'

/** A drawn map. OpenStreetMap loads only on request, because most visitors pay for mobile data. */
export function BusinessMap({ size }: { size: 'small' | 'large' }) {
  const [view, setView] = useState<'map' | 'offline'>()
  const showMap = async () => setView((await isConnected()) ? 'map' : 'offline')
  return (
    <div className={styles[size]}>
      <div className={styles.frame}>
        {view === 'map' ? (
          <EmbeddedMap />
        ) : (
          <MapPlaceholder isOffline={view === 'offline'} onShowMap={() => void showMap()} />
        )}
      </div>
      <a className={styles.out} href={getMapUrl()} target="_blank" rel="noopener noreferrer">
        {layoutMessages.openInMap}
        <VisuallyHidden> {layoutMessages.newTabHint}</VisuallyHidden>
      </a>
    </div>
  )
}

/** The embedded map receives the focus, because the button that opened it is removed. */
function EmbeddedMap() {
  return (
    <iframe
      className={styles.map}
      src={getMapEmbedUrl()}
      title={layoutMessages.mapTitle}
      referrerPolicy="strict-origin"
      ref={focusFrame}
    />
  )
}

function focusFrame(map: HTMLIFrameElement | null) {
  map?.focus()
}

function MapPlaceholder({ isOffline, onShowMap }: { isOffline: boolean; onShowMap: () => void }) {
  return (
    <div className={styles.sketch}>
      <span className={styles.pin}>
        <Icon pathData={pinIcon} size="large" />
      </span>
      <Button onClick={onShowMap}>{layoutMessages.showMap}</Button>
      <p className={styles.source} aria-live="polite">
        {isOffline ? layoutMessages.mapOffline : layoutMessages.mapSource}
      </p>
    </div>
  )
}
