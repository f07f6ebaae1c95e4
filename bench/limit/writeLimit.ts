import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileOf } from '../pages'
import { stylesheetsOf, withOneStylesheet, withoutProgram } from './staticPage'

/**
 * Writes the page that somebody would have written by hand to show the same: the page's own HTML without its program,
 * and its styles in one file. Pictures and fonts are asked for in the same words, from the same build.
 */
export async function writeLimit(html: string, path: string, build: string, folder: string): Promise<void> {
  const page = withoutProgram(html)
  const styles = await Promise.all(
    [...new Set(stylesheetsOf(page))].map((href) => readFile(join(build, href), 'utf8')),
  )
  const css = styles.join('\n')
  // Beside the others, so that what they ask for by relative addresses is found.
  const href = `/assets/static-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  await write(join(folder, href), css)
  await write(join(folder, fileOf(path)), withOneStylesheet(page, href))
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
