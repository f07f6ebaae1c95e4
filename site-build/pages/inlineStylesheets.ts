import type { Rolldown } from 'vite'

/** The files of a build, with the fields that this module reads. */
type BuiltFiles = Readonly<
  Record<string, Pick<Rolldown.OutputAsset, 'type' | 'source'> | Pick<Rolldown.OutputChunk, 'type'>>
>

const stylesheetPattern = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g
const styleElementPattern = /<style>([\s\S]*?)<\/style>/g

/**
 * Replaces a page's style sheet links by one style element, so that the first paint needs no further request. The links
 * stay, but disabled: browsers do not load them, and Vite reads from them that the style sheets are already there.
 */
export function inlineStylesheets(html: string, bundle: BuiltFiles): string {
  const files = [...html.matchAll(stylesheetPattern)].map(([, file = '']) => file)
  const style = `<style>${files.map((file) => readStylesheet(file, bundle)).join('')}</style>`
  return html
    .replaceAll(stylesheetPattern, (_, file: string) => `<link rel="stylesheet" disabled href="/${file}" />`)
    .replace('<link rel="stylesheet" disabled', (link) => style + link)
}

/** The texts of the style elements of a page. */
export function listInlineStyles(html: string): string[] {
  return [...html.matchAll(styleElementPattern)].map(([, css = '']) => css)
}

function readStylesheet(file: string, bundle: BuiltFiles): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`the build has no style sheet ${file}`)
  const css = asset.source.toString().trim()
  if (css.includes('</')) throw new Error(`${file} contains '</', which would end its style element`)
  return css
}
