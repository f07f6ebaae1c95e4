import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFormats, sceneWidths, type PictureFormat, type SceneWidth } from '../../../web/domain/picture'
import { ownFolders } from '../../folders'
import { inParallel } from '../../inParallel'
import { silent, type Progress } from '../../progress'
import { forgetOthers, keepWhole } from '../pictureFolder'
import { drawScene, sceneFrame, sceneNames, type SceneName } from './draw'

/** How scenes are written: they are large and soft, and words stand beside them, so a little less will do. */
const settings = {
  avif: { quality: 46, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 68, effort: 5 },
} as const

/** A scene's name on the site, such as 'harvest-0f55628fb5', and the folder of its files, each named as '480.avif'. */
export type RenderedScene = { name: string; folder: string }

/** Each scene, rendered. */
export type Scenes = ReadonlyMap<SceneName, RenderedScene>

/** The names of a scene's files. */
export const sceneFiles = sceneWidths.flatMap((width) =>
  pictureFormats.map((format): `${SceneWidth}.${PictureFormat}` => `${width}.${format}`),
)

/** Renders into a folder every scene that is not there yet, and answers all of them. */
export async function renderScenes(
  folder = join(ownFolders.pictures, 'scenes'),
  progress: Progress = silent,
): Promise<{ scenes: Scenes; drawn: number }> {
  const all = sceneNames
    .map((id) => ({ id, svg: drawScene(id) }))
    .map(({ id, svg }) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([settings, svg]))
        .digest('hex')
        .slice(0, 10)
      return { id, svg, hash, scene: { name: `${id}-${hash}`, folder: join(folder, `${id}-${hash}`) } }
    })
  const isThere = await inParallel(all, 8, ({ scene }) =>
    access(scene.folder)
      .then(() => true)
      .catch(() => false),
  )
  const missing = all.filter((_, index) => isThere[index] === false)
  const tick = progress('Drawing scenes', missing.length)
  await inParallel(missing, availableParallelism(), async ({ svg, scene }) => {
    await keepWhole(scene.folder, await toFiles(svg))
    tick()
  })
  if (missing.length > 0) await forgetOthers(folder, all)
  return { scenes: new Map(all.map(({ id, scene }) => [id, scene])), drawn: missing.length }
}

async function toFiles(svg: string): Promise<[name: string, content: Buffer][]> {
  const width = Math.max(...sceneWidths)
  const drawing = sharp(Buffer.from(svg), { density: (72 * width) / sceneFrame.width }).flatten()
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  const files = sceneWidths.map(async (width): Promise<[string, Buffer][]> => {
    const pixels = sharp(data, { raw: info }).resize(width)
    return [
      [`${width}.avif`, await pixels.clone().avif(settings.avif).toBuffer()],
      [`${width}.webp`, await pixels.clone().webp(settings.webp).toBuffer()],
    ]
  })
  return (await Promise.all(files)).flat()
}
