import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../seed/projectFolders'

type PageFile = { type: string; files: readonly string[] }

const pageFiles: Readonly<Record<string, PageFile>> = {
  '/page.css': {
    type: 'text/css',
    files: ['web/ui/tokens.css', 'web/ui/base.css', 'emulators/mailSink/page/page.css'],
  },
  '/page.js': { type: 'text/javascript', files: ['emulators/mailSink/page/page.js'] },
  '/favicon.svg': { type: 'image/svg+xml', files: ['web/public/favicon.svg'] },
}

/** The file of the page at a path, style sheets joined; null if there is none. */
export async function readPageFile(path: string): Promise<{ type: string; text: string } | null> {
  const file = Object.hasOwn(pageFiles, path) ? pageFiles[path] : undefined
  if (file === undefined) return null
  const texts = await Promise.all(file.files.map((name) => readFile(join(projectRoot, name), 'utf8')))
  return { type: file.type, text: texts.join('\n') }
}
