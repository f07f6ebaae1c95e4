import type { Hosting } from './hosting'

/** What Hosting answers to a path: a file, perhaps as the page for what is not there, or another address. */
export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string }

/** The files of a site by their paths, such as '/products/84.html', and where each stands. */
export type SiteFiles = ReadonlyMap<string, string>

/** Finds the answer to a path as Hosting does, with its clean addresses and its 404.html. */
export function answerTo(path: string, files: SiteFiles, hosting: Hosting): Answer {
  const location = betterAddress(path, hosting)
  if (location !== undefined && files.has(fileFor(location, files, hosting) ?? ''))
    return { status: 301, location }
  const name = fileFor(path, files, hosting)
  const file = name === undefined ? undefined : files.get(name)
  return file === undefined ? { status: 404, file: notFoundPage(files) } : { status: 200, file }
}

function betterAddress(path: string, { cleanUrls, trailingSlash }: Hosting): string | undefined {
  const isHtml = cleanUrls && path.endsWith('.html')
  const clean = isHtml ? path.replace(/(?:index)?\.html$/, '') : path
  const bare = trailingSlash === false && clean !== '/' ? clean.replace(/\/$/, '') : clean
  return bare === path ? undefined : bare || '/'
}

function fileFor(path: string, files: SiteFiles, { cleanUrls }: Hosting): string | undefined {
  const folder = path.endsWith('/') ? path : `${path}/`
  const names = [path, ...(cleanUrls ? [`${path}.html`] : []), `${folder}index.html`]
  return names.find((name) => files.has(name))
}

function notFoundPage(files: SiteFiles): string {
  const file = files.get('/404.html')
  if (file === undefined) throw new Error('The build has no 404.html.')
  return file
}
