import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getProductHashes, type CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { type BuiltCatalogue, builtCataloguePath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'

/** Serves what a build says of its catalogue, and nothing else. Returns the site's origin. */
export async function startBuiltSite(
  catalogue: CatalogueWithPictures,
  cleanups: CleanupStack,
): Promise<string> {
  const built: BuiltCatalogue = { folder: '/catalogue/0123456789/', hashes: getProductHashes(catalogue) }
  const text = JSON.stringify(built)
  const server = createServer(({ url }, response) => {
    response.writeHead(url === builtCataloguePath ? 200 : 404).end(url === builtCataloguePath ? text : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.add(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
