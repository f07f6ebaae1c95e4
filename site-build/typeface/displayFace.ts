import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { projectRoot } from '../../seed/projectFolders'

const asciiCharacters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const punctuation = '‘’“”–—…·×½'
const accentedLetters = 'àáâçèéêëìíîïñòóôöùúûü'
/** Letters of Yoruba and Igbo. A letter with two marks is one of these and a combining grave or acute accent. */
const nigerianLetters = 'ẹịọṣụṅńǹḿ'
const combiningAccents = '\u0300\u0301'

/** The characters of the headings' typeface: those of every name, and of any that staff may add. */
export const displayCharacters =
  asciiCharacters +
  punctuation +
  accentedLetters +
  accentedLetters.toUpperCase() +
  nigerianLetters +
  nigerianLetters.toUpperCase() +
  combiningAccents

/** Kerning, the places of accents on letters, and figures as tall as capitals. */
const layoutFeatures = ['kern', 'mark', 'ccmp', 'lnum']

const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf',
)

/** Creates the subset of Young Serif with the characters of headings, without hints: screens of today render without them. */
export async function cutDisplayFace(): Promise<Buffer> {
  return subsetFont(await readFile(fontFile), displayCharacters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: layoutFeatures,
  })
}

const folder = join(projectRoot, '.local/typeface')
const fileName = 'young-serif.woff2'

/** Creates the subset, which modules import as 'young-serif.woff2'; Vite adds a hash to the file's name. */
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
