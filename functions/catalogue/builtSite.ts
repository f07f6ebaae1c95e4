import {
  type BuiltCatalogue,
  builtCataloguePath,
  parseBuiltCatalogue,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import type { Services } from '../services'

const timeoutMs = 10_000

/** Fetches what the deployed site has. Rejects if the site does not answer. */
export async function fetchBuiltCatalogue(services: Pick<Services, 'siteUrl'>): Promise<BuiltCatalogue> {
  const text = await fetchBuiltFile(services, builtCataloguePath)
  const built = parseBuiltCatalogue(JSON.parse(text))
  if (!built) throw new Error(`The site's ${builtCataloguePath} is malformed`)
  return built
}

/** Fetches the text of a file of the deployed site. Rejects if the site answers another status, or does not answer. */
export async function fetchBuiltFile(
  { siteUrl }: Pick<Services, 'siteUrl'>,
  path: string,
  statuses: readonly number[] = [200],
): Promise<string> {
  const response = await fetch(`${siteUrl}${path}`, { signal: AbortSignal.timeout(timeoutMs) })
  if (!statuses.includes(response.status)) throw new Error(`The site answered ${response.status} to ${path}`)
  return response.text()
}
