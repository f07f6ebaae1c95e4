import { useSyncExternalStore } from 'react'
import { createObservableValue } from './observableValue'

/** Asks the person whether to install the page as an app. */
type Install = () => Promise<unknown>

const install = createObservableValue<Install | null>(null)

/** Keeps the browser's offer to install the page until somebody wants it. Call it at the start: it comes once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!hasPrompt(event)) return
    event.preventDefault()
    install.write(() => {
      // An offer can be taken up once; the browser makes another one if it is declined.
      install.write(null)
      return event.prompt()
    })
  })
  addEventListener('appinstalled', () => install.write(null))
}

/** Returns how to install the page as an app; null where the browser does not offer it, or while it is installed. */
export function useInstallOffer(): Install | null {
  const offered = useSyncExternalStore(install.subscribe, install.read)
  return isInstalled() ? null : offered
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

// Only Chromium has this event, so its type is in no standard library.
function hasPrompt(event: Event): event is Event & { prompt: Install } {
  return 'prompt' in event && typeof event.prompt === 'function'
}
