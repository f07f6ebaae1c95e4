import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '../ui/tokens.css'
import '../ui/base.css'
import { readEmbeddedPageData, cacheEmbeddedPageData } from '../data/catalogue/pageContent'
import { toRecordOrEmpty } from '../domain/validation/fieldSchema'
import { importAgain } from '../browser/importAgain'
import { whenIdle } from '../browser/whenIdle'
import { initStore } from './initStore'
import { saveInitialScrollPosition } from './layout/scrollPositions'
import { registerLinkPrefetch } from './registerLinkPrefetch'
import { prefetchRoute } from './routes'
import { ShopRoot } from './ShopRoot'

void startApp()

/** Loads the current screen's chunk, then hydrates the prerendered page. */
async function startApp() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  cacheEmbeddedPageData(readEmbeddedPageData(document))
  // Ignore a failed prefetch: rendering the screen loads the chunk again and reports an error.
  await prefetchRoute(location.pathname).catch(() => undefined)
  const initializedStore = initStore()
  // Without transitions, a navigation shows the screen's loading state at once, and the search updates on each letter.
  const shopElement = (
    <ShopRoot
      initializedStore={initializedStore}
      renderRouter={(app) => <BrowserRouter useTransitions={false}>{app}</BrowserRouter>}
    />
  )
  saveInitialScrollPosition(getLocationKey(history.state))
  // In a transition, React can interrupt hydration to handle the visitor's input.
  if (canHydrate(root)) startTransition(() => void hydrateRoot(root, shopElement))
  else createRoot(root).render(shopElement)
  // From now on React handles clicks, so the script in web/index.html repeats the clicks made before hydration.
  dispatchEvent(new Event('app-ready'))
  registerLinkPrefetch()
  startServiceWorkerWhenIdle()
}

// Not in development: the dev server's own worker removes a service worker that an earlier build registered.
function startServiceWorkerWhenIdle() {
  if (import.meta.hot || !('serviceWorker' in navigator)) return
  whenIdle(() => {
    importAgain(() => import('./offline/startServiceWorker')).then(
      ({ startServiceWorker }) => startServiceWorker(new URL(import.meta.url).pathname),
      () => undefined,
    )
  })
}

/** Whether the HTML was prerendered for this URL and state. For unknown paths, Hosting serves another page's HTML. */
function canHydrate({ dataset }: HTMLElement): boolean {
  return dataset.path === location.pathname && location.search === '' && !hasRouterState(history.state)
}

// React Router stores a location's key as `key`; the first location of a tab has none.
function getLocationKey(historyState: unknown): string {
  const { key } = toRecordOrEmpty(historyState)
  return typeof key === 'string' ? key : 'default'
}

// React Router stores a location's state as `usr`.
function hasRouterState(historyState: unknown): boolean {
  const { usr } = toRecordOrEmpty(historyState)
  return usr !== undefined && usr !== null
}
