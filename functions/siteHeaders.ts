import { hosting } from '../firebase.json'

/**
 * The headers that Hosting adds to every page of the site. A function that answers HTML adds them itself, because it has
 * an address without Hosting, too. A build replaces firebase.json by the configuration that it is deployed with.
 */
export const siteHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key !== 'Cache-Control')
    .map(({ key, value }) => [key, value]),
)
