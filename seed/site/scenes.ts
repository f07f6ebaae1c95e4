import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { renderScenes, sceneFiles, type Scenes } from '../images/scenes/renderScenes'
import { inParallel } from '../inParallel'
import { inLines } from '../progress'
import { serve } from './pictureFiles'

const name = 'virtual:scenes'

/** Gives the site the names of its scenes, as virtual:scenes, and their files under /pictures/. */
export function scenes(): Plugin {
  let rendering: Promise<Scenes> | undefined
  const read = (...progress: Parameters<typeof inLines>) =>
    (rendering ??= renderScenes(undefined, inLines(...progress)).then((rendered) => rendered.scenes))
  return {
    name: 'scenes',
    resolveId: { filter: { id: /^virtual:scenes$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:scenes$/ },
      async handler() {
        const named = [...(await read(this.info.bind(this)))].map(([id, scene]) => [id, scene.name])
        return `export const sceneNames = ${JSON.stringify(Object.fromEntries(named))}`
      },
    },
    configureServer(server) {
      const find = async (file: string) => filesOf(await read(() => undefined)).get(file)
      server.middlewares.use(
        '/pictures',
        serve(async (file) => {
          const found = await find(file)
          return found === undefined ? undefined : readFile(found)
        }),
      )
    },
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.config.consumer !== 'client') return
      const folder = join(dir, 'pictures')
      await mkdir(folder, { recursive: true })
      const files = filesOf(await read(this.info.bind(this)))
      await inParallel([...files], 16, ([file, from]) => copyFile(from, join(folder, file)))
    },
  }
}

/** Where each file lies, by its name on the site. */
function filesOf(rendered: Scenes): Map<string, string> {
  return new Map(
    [...rendered.values()].flatMap(({ name, folder }) =>
      sceneFiles.map((file) => [`${name}-${file}`, join(folder, file)] as const),
    ),
  )
}
