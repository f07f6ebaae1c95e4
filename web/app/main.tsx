import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readEmbeddedPageData, cacheEmbeddedPageData } from '../data/catalogue/pageContent'
import { createShopServices } from '../data/createShopServices'
import type { Catalogue } from '../data/catalogue/createCatalogue'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { importAgain } from '../browser/importAgain'
import { createTrustedTypesPolicy } from '../browser/trustedScriptUrls'
import { limitIndexedDBOpenTime } from '../browser/limitIndexedDB'
import { safeLocalStorage } from '../browser/safeStorage'
import { startNextTask } from '../browser/startNextTask'
import { whenIdle } from '../browser/whenIdle'
import { initStore } from './initStore'
import { saveInitialScrollPosition } from './layout/scrollPositions'
import { prefetchRoute } from './routes'
import { ProductPage } from './screens'
import { PrerenderedPageRouter } from './PrerenderedPageRouter'
import { ShopRoot } from './ShopRoot'
import { prefetch } from '../browser/prefetch'
import { loadDisplayFace } from '../ui/displayFace'
import { keepEarlyFields } from '../ui/forms/useEarlyInput'
import '../ui/tokens.css'
import '../ui/displayFace.css'
import '../ui/base.css'

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const

createTrustedTypesPolicy()
loadDisplayFace()
void startApp()

async function startApp() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  const prerenderedPath = root.dataset.path
  await startNextTask()
  const services = createShopServices(safeLocalStorage)
  const { catalogue } = services
  cacheEmbeddedPageData(catalogue, readEmbeddedPageData(document))
  // Ignore a failed prefetch: rendering the screen loads the chunk again and reports an error.
  const paths = new Set([prerenderedPath ?? location.pathname, location.pathname])
  await Promise.all([...paths].map((path) => prefetchRoute(catalogue, path).catch(() => undefined)))
  await startNextTask()
  limitIndexedDBOpenTime()
  // PrerenderedPageRouter dispatches the event after hydration.
  const hydrated = new Promise<void>((resolve) =>
    addEventListener('address-ready', () => resolve(), { once: true }),
  )
  catalogue.holdPublishedChanges(hydrated)
  const initializedStore = initStore(services)
  const shopElement = (
    <ShopRoot
      services={services}
      initializedStore={initializedStore}
      renderRouter={(app) => (
        <PrerenderedPageRouter prerenderedPath={prerenderedPath}>{app}</PrerenderedPageRouter>
      )}
    />
  )
  await startNextTask()
  saveInitialScrollPosition(getLocationKey(history.state))
  keepEarlyFields(root)
  // React cannot hydrate what a translator or an extension has changed: it would report an error and render anyway.
  if (prerenderedPath === undefined || 'changed' in root.dataset)
    flushSync(() => createRoot(root).render(shopElement))
  // In a transition, React can interrupt hydration to handle the visitor's input.
  else startTransition(() => void hydrateRoot(root, shopElement, { onRecoverableError }))
  // From now on React handles clicks, so the script in web/index.html repeats the clicks made before hydration.
  dispatchEvent(new Event('app-ready'))
  registerLinkPrefetch(catalogue)
  catalogue.watchPublishedChangesWhenIdle()
  startServiceWorkerWhenIdle(catalogue)
}

/** Reports an error of hydration; not that a translator changed the page meanwhile, for which React renders it again. */
function onRecoverableError(error: unknown) {
  if (document.documentElement.className.includes('translated')) return
  queueMicrotask(() => {
    throw error
  })
}

// Not in development: the dev server's own worker removes a service worker that an earlier build registered.
function startServiceWorkerWhenIdle(catalogue: Catalogue) {
  if (import.meta.hot || !('serviceWorker' in navigator)) return
  whenIdle(() => {
    importAgain(() => import('./offline/startServiceWorker')).then(
      async ({ startServiceWorker }) => {
        await startServiceWorker(new URL(import.meta.url).pathname)
        // The service worker stores this code anyway. Loaded when a card is touched, it would often be late for the click.
        prefetch(() => ProductPage.prefetch(catalogue))
      },
      () => undefined,
    )
  })
}

// React Router stores a location's key as `key`; the first location of a tab has none.
function getLocationKey(historyState: unknown): string {
  const { key } = toRecordOrEmpty(historyState)
  return typeof key === 'string' ? key : 'default'
}

function registerLinkPrefetch(catalogue: Catalogue): void {
  const onIntent = ({ target }: Event) => prefetchLinkTarget(catalogue, target)
  for (const eventType of intentEvents) addEventListener(eventType, onIntent, { passive: true })
}

function prefetchLinkTarget(catalogue: Catalogue, target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.target !== '') return
  prefetch(() => prefetchRoute(catalogue, link.pathname))
}
