import { useRef } from 'react'
import { business, mapEmbedUrl, mapUrl } from '../domain/business'
import { Button } from './Button'
import { Icon } from './Icon'
import { Unseen } from './Unseen'
import { useMapCause } from './useMapCause'
import styles from './BusinessMap.module.css'

type Props = {
  /** A small map waits for a tap; a large one comes by itself where data is not scarce. */
  size: 'small' | 'large'
}

/** Where the business is: a sketch that keeps the room, and OpenStreetMap in its place once it is wanted. */
export function BusinessMap({ size }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { cause, isOffline, onTap } = useMapCause(frame, size === 'large')
  return (
    <div className={styles[size]}>
      <div className={styles.frame} ref={frame}>
        {cause ? (
          <EmbeddedMap takesFocus={cause === 'tap'} />
        ) : (
          <Sketch isOffline={isOffline} onTap={onTap} />
        )}
      </div>
      <a className={styles.out} href={mapUrl()} target="_blank" rel="noopener noreferrer">
        Open in OpenStreetMap
        <Unseen> (opens in a new tab)</Unseen>
      </a>
    </div>
  )
}

/** Whoever asked for the map by the button, which is gone now, goes on inside the map. */
function EmbeddedMap({ takesFocus }: { takesFocus: boolean }) {
  return (
    <iframe
      className={styles.map}
      src={mapEmbedUrl()}
      title={`Map: ${business.name}, ${business.address.join(', ')}`}
      loading="lazy"
      referrerPolicy="strict-origin"
      ref={takesFocus ? focusOn : null}
    />
  )
}

function focusOn(map: HTMLIFrameElement | null) {
  map?.focus()
}

function Sketch({ isOffline, onTap }: { isOffline: boolean; onTap: () => void }) {
  return (
    <div className={styles.sketch}>
      <span className={styles.pin}>
        <Icon name="pin" size="large" />
      </span>
      <Button onClick={onTap}>Show map</Button>
      <p className={styles.source} aria-live="polite">
        {isOffline ? 'You are offline: show the map once you are online again.' : 'From openstreetmap.org'}
      </p>
    </div>
  )
}
