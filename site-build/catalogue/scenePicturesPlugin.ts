import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { renderScenes, sceneFileNames, type ScenesByName } from '../../seed/rendering/renderScenes'
import { mapWithConcurrency } from '../../seed/mapWithConcurrency'
import { createLogProgressReporter } from '../../seed/progress'
import { createFileMiddleware } from './pictureFiles'

const moduleId = 'virtual:scenes'

/** The Vite plugin for the pictures on Home and About: their names in virtual:scenes, their files in /pictures/. */
export function scenePicturesPlugin(): Plugin {
  let rendering: Promise<ScenesByName> | undefined
  const loadScenes = (...progress: Parameters<typeof createLogProgressReporter>) =>
    (rendering ??= renderScenes(undefined, createLogProgressReporter(...progress)).then(
      (rendered) => rendered.scenes,
    ))
  return {
    name: 'scenes',
    resolveId: { filter: { id: /^virtual:scenes$/ }, handler: () => `\0${moduleId}` },
    load: {
      filter: { id: /^\0virtual:scenes$/ },
      async handler() {
        const namesById = [...(await loadScenes(this.info.bind(this)))].map(([id, scene]) => [id, scene.name])
        return `export const sceneNames = ${JSON.stringify(Object.fromEntries(namesById))}`
      },
    },
    configureServer(server) {
      const findSceneFile = async (file: string) =>
        listSceneFiles(await loadScenes(() => undefined)).get(file)
      server.middlewares.use(
        '/pictures',
        createFileMiddleware(async (file) => {
          const path = await findSceneFile(file)
          return path === undefined ? undefined : readFile(path)
        }),
      )
    },
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return
      const folder = join(dir, 'pictures')
      await mkdir(folder, { recursive: true })
      const files = listSceneFiles(await loadScenes(this.info.bind(this)))
      await mapWithConcurrency([...files], 16, ([file, from]) => copyFile(from, join(folder, file)))
    },
  }
}

/** Maps the file name of each picture of Home and About on the site to its path on disk. */
function listSceneFiles(rendered: ScenesByName): Map<string, string> {
  return new Map(
    [...rendered.values()].flatMap(({ name, folder }) =>
      sceneFileNames.map((file) => [`${name}-${file}`, join(folder, file)] as const),
    ),
  )
}
