import {
  type PublishedChange,
  serializeSnapshot,
  snapshotPath,
} from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { products } from './builtCatalogue'
import { openShop } from './openShop'

/** Opens a page on which these changes are published, as soon as the page or the test asks for them. */
export async function openPublishedShop(path: string, ...published: PublishedChange[]) {
  let current = published
  const page = await openShop(path, (url) =>
    url === snapshotPath ? new Response(serializeSnapshot(createSnapshot(current))) : undefined,
  )
  const show = async (...changes: PublishedChange[]) => {
    current = changes
    await page.catalogue.waitForPublishedChanges()
  }
  /** Publishes something else after that; the page asks again when the device is back online. */
  const showLater = (...changes: PublishedChange[]) => {
    current = changes
    dispatchEvent(new Event('online'))
  }
  return { ...page, show, showLater }
}

function createSnapshot(changes: PublishedChange[]) {
  const newIds = changes.map(({ id }) => id).filter((id) => !products.some((product) => product.id === id))
  return { base: '/catalogue/another/', products: changes, parts: [], newIds }
}
