import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Picture } from '../../web/domain/picture'
import type { Rendition } from './renditions'

/** A product's rendered picture and the folder of its files, each named as its rendition: '320.avif'. */
export type RenderedPicture = Picture & { id: string; folder: string }

/** What tells one rendering of anything from any other. */
export type Rendered = { id: string; hash: string }

/** What tells one rendering of a product's picture from any other. */
export type Rendering = Rendered & { slug: string }

/** What a page is told of each picture; 4:5, as all its files are. */
const size = { width: 640, height: 800 } as const

const aboutSchema = v.object({ placeholder: v.string() })

/** What is kept beside a picture, so that it need not be opened to be shown. */
export type About = v.InferOutput<typeof aboutSchema>

/** The picture of that rendering, or nothing where it has yet to be rendered. */
export async function findPicture(
  folder: string,
  rendering: Rendering,
): Promise<RenderedPicture | undefined> {
  const about = await readFile(join(home(folder, rendering), 'about.json'), 'utf8').catch(() => undefined)
  return about === undefined
    ? undefined
    : describe(folder, rendering, v.parse(aboutSchema, JSON.parse(about)))
}

/** Keeps a picture. */
export async function keepPicture(
  folder: string,
  rendering: Rendering,
  renditions: readonly Rendition[],
  about: About,
): Promise<RenderedPicture> {
  const files = renditions.map(({ name, content }) => [name, content] as const)
  await keepWhole(home(folder, rendering), [...files, ['about.json', JSON.stringify(about)]])
  return describe(folder, rendering, about)
}

/** Writes a folder of files. Two processes may do so at once: it appears whole or not at all. */
export async function keepWhole(
  folder: string,
  files: readonly (readonly [name: string, content: string | Buffer])[],
): Promise<void> {
  const beside = dirname(folder)
  await mkdir(beside, { recursive: true })
  const draft = await mkdtemp(join(beside, '.drawing-'))
  await Promise.all(files.map(([name, content]) => writeFile(join(draft, name), content)))
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
}

/** Deletes the renderings that are no longer wanted. */
export async function forgetOthers(folder: string, wanted: readonly Rendered[]): Promise<void> {
  const names = new Set(wanted.map(nameOf))
  const stale = (await readdir(folder)).filter(
    (name) => /^[\w-]+-[0-9a-f]{10}$/.test(name) && !names.has(name),
  )
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

function describe(folder: string, rendering: Rendering, { placeholder }: About): RenderedPicture {
  const { id, slug, hash } = rendering
  return { id, folder: home(folder, rendering), name: `${slug}-${hash}`, ...size, placeholder }
}

function home(folder: string, rendering: Rendered): string {
  return join(folder, nameOf(rendering))
}

function nameOf({ id, hash }: Rendered): string {
  return `${id}-${hash}`
}
