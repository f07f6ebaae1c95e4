/** Removes scripts, JSON blocks, noscript elements and preload links for scripts, data and stylesheets. */
export function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) => (isScriptHint(link) ? '' : link))
}

/** The URLs of a page's stylesheets, in document order. */
export function listStylesheets(html: string): string[] {
  return findLinkTags(html)
    .filter(isStylesheet)
    .flatMap((link) => getAttribute(link, 'href') ?? [])
}

export function replaceStylesheetsWithOne(html: string, href: string): string {
  const [first] = findLinkTags(html).filter(isStylesheet)
  const withFirstReplaced =
    first === undefined ? html : html.replace(first, `<link rel="stylesheet" href="${href}">`)
  return withFirstReplaced.replaceAll(/<link\b[^>]*>/gi, (link) =>
    isStylesheet(link) && getAttribute(link, 'href') !== href ? '' : link,
  )
}

/** Whether the page's root element is empty until scripts run. */
export function hasEmptyRootElement(html: string): boolean {
  return /<div id="root">\s*<\/div>/.test(html)
}

function findLinkTags(html: string): string[] {
  return html.match(/<link\b[^>]*>/gi) ?? []
}

function isStylesheet(link: string): boolean {
  return getAttribute(link, 'rel') === 'stylesheet'
}

function isScriptHint(link: string): boolean {
  const rel = getAttribute(link, 'rel') ?? ''
  const isPreload = rel === 'preload' || rel === 'prefetch'
  return (
    rel === 'modulepreload' ||
    (isPreload && ['script', 'fetch', 'style'].includes(getAttribute(link, 'as') ?? 'script'))
  )
}

function getAttribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  return match?.[1] ?? match?.[2] ?? match?.[3]
}
