import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { updatePromptMessages } from '../../../domain/messages/updatePrompt'
import { Button } from '../../ui/Button'
import styles from './UpdatePrompt.module.css'

// A live region must exist before its content, or screen readers do not announce it.
const container = document.body.appendChild(document.createElement('div'))
container.setAttribute('role', 'status')
const root = createRoot(container)

/** Offers to reload the page with the new version; the prompt stays until the page unloads. */
export function showUpdatePrompt(onReload: () => void): void {
  root.render(<UpdatePrompt onReload={onReload} />)
}

/** Closes the prompt and moves the focus to the page's content. */
export function hideUpdatePrompt(): void {
  root.render(null)
  document.getElementById('content')?.focus({ preventScroll: true })
}

function UpdatePrompt({ onReload }: { onReload: () => void }) {
  const [isReloading, setIsReloading] = useState(false)
  const handleReload = () => {
    setIsReloading(true)
    if (!isReloading) onReload()
  }
  return (
    <div className={styles.prompt} data-above-list-bar>
      <p>{updatePromptMessages.updateReady}</p>
      <div className={styles.actions}>
        <Button onClick={handleReload}>
          {isReloading ? updatePromptMessages.reloading : updatePromptMessages.reload}
        </Button>
        <Button tone="quiet" onClick={hideUpdatePrompt}>
          {updatePromptMessages.later}
        </Button>
      </div>
    </div>
  )
}
