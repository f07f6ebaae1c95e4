import { join } from 'node:path'
import { toProjectPath } from '../catalogue/catalogueProblems'
import { defaultFolders, projectRoot } from '../projectFolders'
import { prepareCatalogue } from '../prepareCatalogue'
import { createStreamProgress } from '../progress'
import { writeContactSheet } from './contactSheet'
import { renderScenes } from './scenes/renderScenes'

// npm run images: renders missing pictures and writes a contact sheet of all.

try {
  const progress = createStreamProgress(process.stdout)
  const prepared = await prepareCatalogue(defaultFolders, progress)
  const { scenes, renderedCount: renderedSceneCount } = await renderScenes(undefined, progress)
  const renderedCount = prepared.renderedCount + renderedSceneCount
  const unchangedCount = prepared.pictures.size + scenes.size - renderedCount
  console.log(
    `${renderedCount} pictures drawn, ${unchangedCount} unchanged, in ${toProjectPath(defaultFolders.pictures)}`,
  )
  const sheet = await writeContactSheet(prepared, scenes, join(projectRoot, '.local/pictures.html'))
  console.log(`All of them at once: ${sheet}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
