/** Removes scripts, JSON blocks, noscript elements and preload links for scripts and data. */
export function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, (link) => (isScriptHint(link) ? '' : link))
}

/** Whether the page's root element is empty until scripts run. */
export function hasEmptyRootElement(html: string): boolean {
  return /<div id="root">\s*<\/div>/.test(html)
}

function isScriptHint(link: string): boolean {
  const rel = getAttribute(link, 'rel') ?? ''
  const isPreload = rel === 'preload' || rel === 'prefetch'
  return (
    rel === 'modulepreload' ||
    (isPreload && ['script', 'fetch'].includes(getAttribute(link, 'as') ?? 'script'))
  )
}

function getAttribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  return match?.[1] ?? match?.[2] ?? match?.[3]
}
