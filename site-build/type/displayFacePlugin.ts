import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../seed/projectFolders'
import { cutDisplayFace } from './displayFace'

const folder = join(projectRoot, '.local/type')
const fileName = 'young-serif.woff2'

/** Cuts the headings' typeface and lets style sheets name it: url('young-serif.woff2'). Vite hashes the file's name. */
export function displayFacePlugin(): Plugin {
  return {
    name: 'display-face',
    async config() {
      return { resolve: { alias: { [fileName]: await writeDisplayFace() } } }
    },
  }
}

/** Writes the typeface in one step, because other builds may read it at the same time. */
async function writeDisplayFace(): Promise<string> {
  const file = join(folder, fileName)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.${process.pid}`, await cutDisplayFace())
  await rename(`${file}.${process.pid}`, file)
  return file
}
