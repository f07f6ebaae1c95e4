import type { HostingConfig } from './hostingConfig'
import { matchesGlob } from './matchesGlob'

/** The response of Firebase Hosting to a path: a file, the page 404.html, or a redirect. */
export type HostingResponse = { status: 200 | 404; file: string } | { status: 301; location: string }

/** Maps each URL path of a site, such as '/products/84.html', to its file on disk. */
export type SiteFiles = ReadonlyMap<string, string>

/** Finds the response to a path as Firebase Hosting does, with clean URLs, rewrites and 404.html. */
export function resolveHostingResponse(
  path: string,
  files: SiteFiles,
  hosting: HostingConfig,
): HostingResponse {
  const location = getCanonicalPath(path, hosting)
  if (location !== undefined && files.has(findFilePath(location, files, hosting) ?? ''))
    return { status: 301, location }
  const name = findFilePath(path, files, hosting) ?? findRewrite(path, hosting)
  const file = name === undefined ? undefined : files.get(name)
  return file === undefined ? { status: 404, file: getNotFoundFile(files) } : { status: 200, file }
}

function getCanonicalPath(path: string, { cleanUrls, trailingSlash }: HostingConfig): string | undefined {
  const isHtml = cleanUrls && path.endsWith('.html')
  const withoutExtension = isHtml ? path.replace(/(?:index)?\.html$/, '') : path
  const withoutSlash =
    trailingSlash === false && withoutExtension !== '/'
      ? withoutExtension.replace(/\/$/, '')
      : withoutExtension
  return withoutSlash === path ? undefined : withoutSlash || '/'
}

function findFilePath(path: string, files: SiteFiles, { cleanUrls }: HostingConfig): string | undefined {
  const folder = path.endsWith('/') ? path : `${path}/`
  const names = [path, ...(cleanUrls ? [`${path}.html`] : []), `${folder}index.html`]
  return names.find((name) => files.has(name))
}

function findRewrite(path: string, { rewrites }: HostingConfig): string | undefined {
  return rewrites.find(({ source }) => source !== undefined && matchesGlob(path, source))?.destination
}

function getNotFoundFile(files: SiteFiles): string {
  const file = files.get('/404.html')
  if (file === undefined) throw new Error('The build has no 404.html.')
  return file
}
