import { isConnected } from './isConnected'

// The wait before each retry, and whether to fetch all program files of the page again or only the latest ones. An earlier
// prefetch may have cached a wrong answer, which Chrome does not list again, so the last retry fetches all files.
const retries = [
  { waitMs: 0, isAllFiles: false },
  { waitMs: 1000, isAllFiles: true },
]

/**
 * Loads a part of the program. If it fails with a network, tries twice more, each time after fetching the part's files
 * past every cache: a cache may keep a wrong answer for a year. Never reloads the page.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  const startedAt = performance.now()
  for (const { waitMs, isAllFiles } of retries) {
    try {
      return await load()
    } catch (error) {
      if (!(await isConnected())) throw error
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      await refetchFiles(isAllFiles ? 0 : startedAt)
    }
  }
  return load()
}

/**
 * Fetches again, past every cache, the scripts and style sheets that have arrived or failed since `time`. Some may have
 * been requested earlier, for example by a prefetch that was still running.
 */
async function refetchFiles(time: number): Promise<void> {
  const urls = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime, duration }) => startTime + duration >= time && isProgramFile(name))
    .map(({ name }) => name)
  await Promise.all([...new Set(urls)].map(refetchFile))
}

function isProgramFile(url: string): boolean {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && /^\/assets\/.+\.(?:js|css)$/.test(pathname)
}

async function refetchFile(url: string): Promise<void> {
  try {
    const response = await fetch(url, { cache: 'reload' })
    // The cache has the whole file only once its body has been read.
    await response.arrayBuffer()
    if (response.ok) await replaceStylesheet(url)
  } catch {
    // The next attempt to load the file fails, and says so.
  }
}

// Vite adds the style sheets of a part once, and does not ask again for one that failed.
async function replaceStylesheet(url: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const failedLink = links.find(({ href }) => href === url)
  if (!failedLink) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: url })
  await new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    failedLink.replaceWith(link)
  })
}
