import { useState } from 'react'
import { business, mapEmbedUrl, mapUrl } from '../domain/business'
import { Button } from './Button'
import { Icon } from './Icon'
import { pinIcon } from './icons'
import { Unseen } from './Unseen'
import styles from './BusinessMap.module.css'

/**
 * Where the business is: a sketch, and OpenStreetMap in its place once somebody asks for it. It never comes by itself:
 * it weighs more than the whole site, and most visitors pay for their data.
 */
export function BusinessMap({ size }: { size: 'small' | 'large' }) {
  const [answer, setAnswer] = useState<'map' | 'offline'>()
  const ask = () => {
    setAnswer(navigator.onLine ? 'map' : 'offline')
  }
  return (
    <div className={styles[size]}>
      <div className={styles.frame}>
        {answer === 'map' ? <EmbeddedMap /> : <Sketch isOffline={answer === 'offline'} onAsk={ask} />}
      </div>
      <a className={styles.out} href={mapUrl()} target="_blank" rel="noopener noreferrer">
        Open in OpenStreetMap
        <Unseen> (opens in a new tab)</Unseen>
      </a>
    </div>
  )
}

/** Whoever asked for the map by the button, which is gone now, goes on inside the map. */
function EmbeddedMap() {
  return (
    <iframe
      className={styles.map}
      src={mapEmbedUrl()}
      title={`Map: ${business.name}, ${business.address.join(', ')}`}
      referrerPolicy="strict-origin"
      ref={focusOn}
    />
  )
}

function focusOn(map: HTMLIFrameElement | null) {
  map?.focus()
}

function Sketch({ isOffline, onAsk }: { isOffline: boolean; onAsk: () => void }) {
  return (
    <div className={styles.sketch}>
      <span className={styles.pin}>
        <Icon drawing={pinIcon} size="large" />
      </span>
      <Button onClick={onAsk}>Show map</Button>
      <p className={styles.source} aria-live="polite">
        {isOffline ? 'You are offline: show the map once you are online again.' : 'From openstreetmap.org'}
      </p>
    </div>
  )
}
