/** A page without its program: every script, block of data, hint to fetch one, and text for browsers without scripts gone. */
export function withoutProgram(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) => (isForProgram(link) ? '' : link))
}

/** The addresses of a page's stylesheets, in their order. */
export function stylesheetsOf(html: string): string[] {
  return linksOf(html)
    .filter(isStylesheet)
    .flatMap((link) => attribute(link, 'href') ?? [])
}

/** The page with one stylesheet in place of all of its own. */
export function withOneStylesheet(html: string, href: string): string {
  const [first] = linksOf(html).filter(isStylesheet)
  const marked = first === undefined ? html : html.replace(first, `<link rel="stylesheet" href="${href}">`)
  return marked.replaceAll(/<link\b[^>]*>/gi, (link) =>
    isStylesheet(link) && attribute(link, 'href') !== href ? '' : link,
  )
}

/** Whether the page shows nothing until its program has run. */
export function isEmpty(html: string): boolean {
  return /<div id="root">\s*<\/div>/.test(html)
}

function linksOf(html: string): string[] {
  return html.match(/<link\b[^>]*>/gi) ?? []
}

function isStylesheet(link: string): boolean {
  return attribute(link, 'rel') === 'stylesheet'
}

function isForProgram(link: string): boolean {
  const rel = attribute(link, 'rel') ?? ''
  const isPreload = rel === 'preload' || rel === 'prefetch'
  return (
    rel === 'modulepreload' ||
    (isPreload && ['script', 'fetch', 'style'].includes(attribute(link, 'as') ?? 'script'))
  )
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  return match?.[1] ?? match?.[2] ?? match?.[3]
}
