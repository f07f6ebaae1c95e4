/**
 * Fetches again, past every cache, the scripts and style sheets that have arrived or failed since `time`. Some may have
 * been requested earlier, for example by a prefetch that was still running.
 */
export async function refetchFiles(time: number): Promise<void> {
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
