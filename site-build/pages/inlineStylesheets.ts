import type { Rolldown } from 'vite'

/** The files of a build, with the fields that this module reads. */
type BuiltFiles = Readonly<
  Record<string, Pick<Rolldown.OutputAsset, 'type' | 'source'> | Pick<Rolldown.OutputChunk, 'type'>>
>

const stylesheetPattern = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g
const styleElementPattern = /<style>([\s\S]*?)<\/style>/g

/**
 * Replaces a page's style sheet links by style elements, so that the first paint needs no further request. The link
 * stays, but disabled: browsers do not load it, and Vite reads from it that the style sheet is already there.
 */
export function inlineStylesheets(html: string, bundle: BuiltFiles): string {
  return html.replaceAll(
    stylesheetPattern,
    (_, file: string) =>
      `<style>${readStylesheet(file, bundle)}</style><link rel="stylesheet" disabled href="/${file}" />`,
  )
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
