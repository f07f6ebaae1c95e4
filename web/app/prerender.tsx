import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { keepContent } from '../data/catalogue/content'
import type { PageContent } from '../domain/catalogueFiles'
import { openStore } from '../state/store'
import { prefetchPage } from './routes'
import { Shop } from './Shop'

/** Tells the pages to be drawn every product as the list shows it, once for all of them. */
export { keepProducts } from '../data/catalogue/list'

const nothingKept = { read: () => null, write: () => false, remove: () => undefined }

/** A page as everybody gets it before any script has run: its HTML, and the name of its screen's component. */
export type PrerenderedPage = { html: string; screen: string }

/** Draws the page of an address, with what the browser will find in it; the build calls this once for each. */
export async function prerenderPage(path: string, content: PageContent): Promise<PrerenderedPage> {
  keepContent(content)
  const screen = await prefetchPage(path)
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <Shop
      opened={openStore(nothingKept)}
      router={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
    />,
    // Larger parts would be moved to the page's end, for a script to put in place.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  // React would leave the part that failed to the browser.
  if (failures.length > 0) throw new Error(`${path} cannot be drawn`, { cause: failures[0] })
  return { html: await text(prelude), screen: screen?.name ?? '' }
}
