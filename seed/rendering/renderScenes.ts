import { access, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  pictureFormats,
  sceneWidths,
  type PictureFormat,
  type SceneWidth,
} from '../../domain/catalogue/picture'
import { hashPictureParts } from '../../functions/pictures/pictureNames'
import { defaultCatalogueFolders, projectRoot } from '../projectFolders'
import { mapWithConcurrency } from '../mapWithConcurrency'
import { silentProgressReporter, type ProgressReporter } from '../progress'
import { getPictureEffort, deleteStaleRenderings, writeFolderAtomically } from './pictureCache'

/** Encoder settings of the pictures on Home and About. They are large and behind text, so a low quality is enough. */
const sceneSettings = {
  avif: { quality: 46, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 68, effort: 5 },
} as const

const draftSceneSettings = {
  avif: { ...sceneSettings.avif, effort: 0 },
  webp: { ...sceneSettings.webp, effort: 0 },
} as const

/** The pictures on Home and About. Windows may crop their edges, so nothing important is near the edges. */
export const sceneNames = ['harvest', 'market', 'press', 'garden', 'skin-care', 'food'] as const

export type SceneName = (typeof sceneNames)[number]

const scenesFolder = join(projectRoot, 'seed/pictures/scenes')

/** The width of the drawings in their own units; the height is three quarters of it. */
const drawingWidth = 1280

/** A picture for Home or About: its name on the site, such as 'harvest-0f55628fb5', and the folder of its files. */
type RenderedScene = { name: string; folder: string }

export type ScenesByName = ReadonlyMap<SceneName, RenderedScene>

export const sceneFileNames = sceneWidths.flatMap((width) =>
  pictureFormats.map((format): `${SceneWidth}.${PictureFormat}` => `${width}.${format}`),
)

/** Renders the pictures for Home and About that the folder lacks, and returns all of them. */
export async function renderScenes(
  folder = join(defaultCatalogueFolders.pictures, getPictureEffort(), 'scenes'),
  progress: ProgressReporter = silentProgressReporter,
): Promise<{ scenes: ScenesByName; renderedCount: number }> {
  const renderings = await Promise.all(
    sceneNames.map(async (id) => {
      const svg = await readScene(id)
      const hash = hashPictureParts([sceneSettings, svg])
      return { id, svg, hash, scene: { name: `${id}-${hash}`, folder: join(folder, `${id}-${hash}`) } }
    }),
  )
  const isRendered = await mapWithConcurrency(renderings, 8, ({ scene }) =>
    access(scene.folder)
      .then(() => true)
      .catch(() => false),
  )
  const missing = renderings.filter((_, index) => isRendered[index] === false)
  const tick = progress('Drawing scenes', missing.length)
  await mapWithConcurrency(missing, availableParallelism(), async ({ svg, scene }) => {
    await writeFolderAtomically(scene.folder, await encodeScene(svg))
    tick()
  })
  if (missing.length > 0) await deleteStaleRenderings(folder, renderings)
  return { scenes: new Map(renderings.map(({ id, scene }) => [id, scene])), renderedCount: missing.length }
}

/** A tiny preview of a scene as a data URL, for a device that cannot load the picture. */
export async function createScenePlaceholder({ folder }: RenderedScene): Promise<string> {
  const tiny = sharp(join(folder, '480.webp')).resize(8, 6).webp({ quality: 20, effort: 6 })
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`
}

export function readScene(name: SceneName): Promise<string> {
  return readFile(join(scenesFolder, `${name}.svg`), 'utf8')
}

async function encodeScene(svg: string): Promise<[name: string, content: Buffer][]> {
  const width = Math.max(...sceneWidths)
  const drawing = sharp(Buffer.from(svg), { density: (72 * width) / drawingWidth }).flatten()
  const { avif, webp } = getPictureEffort() === 'draft' ? draftSceneSettings : sceneSettings
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  const files = sceneWidths.map(async (width): Promise<[string, Buffer][]> => {
    const pixels = sharp(data, { raw: info }).resize(width)
    return [
      [`${width}.avif`, await pixels.clone().avif(avif).toBuffer()],
      [`${width}.webp`, await pixels.clone().webp(webp).toBuffer()],
    ]
  })
  return (await Promise.all(files)).flat()
}
