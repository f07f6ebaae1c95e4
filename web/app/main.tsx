import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '../ui/tokens.css'
import '../ui/base.css'
import { contentOf, keepContent } from '../data/catalogue/content'
import { whenQuiet } from './offline/whenQuiet'
import { openShop } from './openShop'
import { prefetchLinks } from './prefetchLinks'
import { prefetchPage } from './routes'
import { Shop } from './Shop'

void show()

/** Shows the page of the address, once its part of the program is here: what everybody sees already is then taken over. */
async function show() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  keepContent(contentOf(document))
  // When its part of the program does not come, showing the page tries again and says so.
  await prefetchPage(location.pathname).catch(() => undefined)
  const opened = openShop()
  // Without transitions a navigation shows at once: the screen's waiting state, and each letter typed into the search.
  const shop = (
    <Shop opened={opened} router={(app) => <BrowserRouter useTransitions={false}>{app}</BrowserRouter>} />
  )
  // In slices of time: whoever presses something meanwhile is answered first.
  if (isDrawnFor(root)) startTransition(() => void hydrateRoot(root, shop))
  else createRoot(root).render(shop)
  // From here on React answers: web/index.html then presses what was pressed too early.
  dispatchEvent(new Event('program-here'))
  prefetchLinks()
  startOfflineLater()
}

// A part of its own, which nobody waits for: without it the site works as it does without a service worker. Not with hot
// reload, whose worker retires one that a build left behind.
function startOfflineLater() {
  if (import.meta.hot || !('serviceWorker' in navigator)) return
  whenQuiet(() => {
    import('./offline/start').then(
      ({ startOffline }) => startOffline(new URL(import.meta.url).pathname),
      () => undefined,
    )
  })
}

/**
 * Whether the page was drawn in advance as it is to be shown. Hosting answers unknown addresses with a page of another
 * one, and an address's query or its entry in the history may ask for more than was drawn.
 */
function isDrawnFor({ dataset }: HTMLElement): boolean {
  return dataset.path === location.pathname && location.search === '' && !hasState(history.state)
}

// The router keeps what a screen leaves with its entry under this name.
function hasState(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'usr' in entry && entry.usr !== null
}
