import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCatalogueFiles } from '../../site-build/catalogue/createCatalogueFiles'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { builtCataloguePath } from '../../web/domain/catalogue/publishing/catalogueSnapshot'
import type { CleanupStack } from '../cleanupStack'

/** Serves what a build says of its catalogue, and nothing else. Returns the site's origin. */
export async function startBuiltSite(
  catalogue: CatalogueWithPictures,
  cleanups: CleanupStack,
): Promise<string> {
  const built = createCatalogueFiles(catalogue).files.get(builtCataloguePath)
  const server = createServer(({ url }, response) => {
    response.writeHead(url === builtCataloguePath ? 200 : 404).end(url === builtCataloguePath ? built : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.add(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
