import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Picture } from '../../web/domain/picture'
import type { Rendition } from './renditions'

/** A product's rendered picture and the folder of its files, each named as its rendition: '320.avif'. */
export type RenderedPicture = Picture & { id: string; folder: string }

/** What tells one rendering of a product's picture from any other. */
export type Rendering = { id: string; slug: string; hash: string }

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

/** Keeps a picture. Two processes may do so at once: each folder appears whole or not at all. */
export async function keepPicture(
  folder: string,
  rendering: Rendering,
  renditions: readonly Rendition[],
  about: About,
): Promise<RenderedPicture> {
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(join(folder, '.drawing-'))
  await Promise.all(renditions.map(({ name, content }) => writeFile(join(draft, name), content)))
  await writeFile(join(draft, 'about.json'), JSON.stringify(about))
  await rename(draft, home(folder, rendering)).catch(() => rm(draft, { recursive: true }))
  return describe(folder, rendering, about)
}

/** Deletes the renderings that are no longer wanted. */
export async function forgetOthers(folder: string, wanted: readonly Rendering[]): Promise<void> {
  const names = new Set(wanted.map(nameOf))
  const stale = (await readdir(folder)).filter((name) => /^\d+-[0-9a-f]{10}$/.test(name) && !names.has(name))
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

function describe(folder: string, rendering: Rendering, { placeholder }: About): RenderedPicture {
  const { id, slug, hash } = rendering
  return { id, folder: home(folder, rendering), name: `${slug}-${hash}`, ...size, placeholder }
}

function home(folder: string, rendering: Rendering): string {
  return join(folder, nameOf(rendering))
}

function nameOf({ id, hash }: Rendering): string {
  return `${id}-${hash}`
}
