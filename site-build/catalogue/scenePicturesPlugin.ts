import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  createScenePlaceholder,
  renderScenes,
  sceneFileNames,
  type ScenesByName,
} from '../../seed/rendering/renderScenes'
import { createLogProgressReporter } from '../../seed/progress'
import { copyFiles, createDiskFileMiddleware } from './pictureFiles'

const moduleId = 'virtual:scenes'

/** The Vite plugin for the pictures on Home and About: their names and placeholders in virtual:scenes, their files in /pictures/. */
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
        const scenes = [...(await loadScenes(this.info.bind(this)))].map(
          async ([id, scene]) =>
            [id, { name: scene.name, placeholder: await createScenePlaceholder(scene) }] as const,
        )
        return `export const scenes = ${JSON.stringify(Object.fromEntries(await Promise.all(scenes)))}`
      },
    },
    configureServer(server) {
      server.middlewares.use(
        '/pictures',
        createDiskFileMiddleware(async () => listSceneFiles(await loadScenes(() => undefined))),
      )
    },
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return
      await copyFiles(listSceneFiles(await loadScenes(this.info.bind(this))), join(dir, 'pictures'))
    },
  }
}

/** The files of the pictures of Home and About. */
function listSceneFiles(rendered: ScenesByName): Map<string, string> {
  return new Map(
    [...rendered.values()].flatMap(({ name, folder }) =>
      sceneFileNames.map((file) => [`${name}-${file}`, join(folder, file)] as const),
    ),
  )
}
