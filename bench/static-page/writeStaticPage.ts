import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toPageFile } from '../pagePaths'
import { listStylesheets, replaceStylesheetsWithOne, removeScripts } from './staticHtml'

/** Writes a static copy of a page: the HTML without scripts and with one stylesheet. */
export async function writeStaticPage(
  html: string,
  path: string,
  build: string,
  folder: string,
): Promise<void> {
  const page = removeScripts(html)
  const styles = await Promise.all(
    [...new Set(listStylesheets(page))].map((href) => readFile(join(build, href), 'utf8')),
  )
  const css = styles.join('\n')
  // The stylesheet is written to the folder of the other stylesheets, so that relative URLs in it stay valid.
  const href = `/assets/static-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  await writeTextFile(join(folder, href), css)
  await writeTextFile(join(folder, toPageFile(path)), replaceStylesheetsWithOne(page, href))
}

async function writeTextFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
