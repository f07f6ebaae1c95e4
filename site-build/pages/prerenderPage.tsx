import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom/server'
import { cacheEmbeddedPageData } from '../../web/data/catalogue/pageContent'
import type { EmbeddedPageData } from '../../domain/catalogue/parseCatalogue'
import { createShopServices } from '../../web/data/createShopServices'
import { createShopStore } from '../../web/state/store'
import { prefetchRoute } from '../../web/app/routes'
import { ShopRoot } from '../../web/app/ShopRoot'

const emptyStorage = { read: () => null, write: () => false, remove: () => true, isReadable: () => false }
const services = createShopServices(emptyStorage)

export const { cacheProducts } = services.catalogue

/** The HTML of a page before any script has run, and the component name of its screen. */
export type PrerenderedPage = { html: string; screen: string }

/** Renders the page of a path to static HTML. Rejects if any part of it fails. */
export async function prerenderPage(path: string, content: EmbeddedPageData): Promise<PrerenderedPage> {
  cacheEmbeddedPageData(services.catalogue, content)
  const screen = await prefetchRoute(services.catalogue, path)
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <ShopRoot
      services={services}
      initializedStore={createShopStore(emptyStorage)}
      renderRouter={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
    />,
    // React moves larger Suspense content to the end of the page, where it needs a script to be shown.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  // React itself only leaves a failed part for the browser to render.
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] })
  return { html: await text(prelude), screen: screen.name }
}
