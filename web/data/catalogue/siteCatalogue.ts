import { catalogueFolder } from 'virtual:catalogue'
import { importAgain } from '../../browser/importAgain'
import { createCatalogue } from './createCatalogue'

export const siteCatalogue = createCatalogue(fetchCatalogueFile, async (onChange) => {
  const { watchPublishedChanges } = await importAgain(() => import('./published/watchPublishedChanges'))
  return watchPublishedChanges(catalogueFolder, onChange)
})

const pendingRequests = new Map<string, Promise<unknown>>()
const failedNames = new Set<string>()

/**
 * Fetches a catalogue file as JSON; parallel calls share one request. Rejects when it is missing, unreachable or no JSON;
 * the next call then passes every cache by, because a cache may keep a wrong answer for a year.
 */
function fetchCatalogueFile(name: string): Promise<unknown> {
  const request = pendingRequests.get(name) ?? requestFile(name).finally(() => pendingRequests.delete(name))
  pendingRequests.set(name, request)
  return request
}

async function requestFile(name: string): Promise<unknown> {
  const cache = failedNames.has(name) ? 'reload' : 'default'
  failedNames.add(name)
  const response = await fetch(`${catalogueFolder}${name}.json`, { cache })
  if (!response.ok) throw new Error(`Fetching the catalogue's ${name} failed with status ${response.status}.`)
  const content: unknown = await response.json()
  failedNames.delete(name)
  return content
}
