import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../../ui/Button'
import styles from './UpdateOffer.module.css'

// There before anything is said in it, or screen readers would not read it out.
const place = document.body.appendChild(document.createElement('div'))
place.setAttribute('role', 'status')
const root = createRoot(place)

/**
 * Offers the new version at the foot of the window; nothing happens until the visitor presses. Then it stands until the
 * page has gone.
 */
export function offerUpdate(onReload: () => void): void {
  root.render(<UpdateOffer onReload={onReload} />)
}

/** Takes the offer away; the keyboard goes on from the page. */
export function withdrawOffer(): void {
  root.render(null)
  document.getElementById('content')?.focus({ preventScroll: true })
}

function UpdateOffer({ onReload }: { onReload: () => void }) {
  const [isPressed, setIsPressed] = useState(false)
  const press = () => {
    setIsPressed(true)
    if (!isPressed) onReload()
  }
  return (
    <div className={styles.offer}>
      <p>A newer version of this shop is ready. Your order list and what you typed into forms are kept.</p>
      <div className={styles.actions}>
        <Button onClick={press}>{isPressed ? 'Reloading …' : 'Reload'}</Button>
        <Button tone="quiet" onClick={withdrawOffer}>
          Later
        </Button>
      </div>
    </div>
  )
}
