import { catalogueFolder } from 'virtual:catalogue'

const pendingRequests = new Map<string, Promise<unknown>>()

/** Fetches a catalogue file as JSON; parallel calls share one request. Rejects when it is missing or unreachable. */
export function fetchCatalogueFile(name: string): Promise<unknown> {
  const request = pendingRequests.get(name) ?? requestFile(name).finally(() => pendingRequests.delete(name))
  pendingRequests.set(name, request)
  return request
}

async function requestFile(name: string): Promise<unknown> {
  const response = await fetch(`${catalogueFolder}${name}.json`)
  if (!response.ok) throw new Error(`Fetching the catalogue's ${name} failed with status ${response.status}.`)
  return response.json()
}
