import { join } from 'node:path'
import { toPathFromProjectRoot } from '../catalogue/catalogueProblems'
import { defaultCatalogueFolders, projectRoot } from '../projectFolders'
import { loadCatalogueWithPictures } from '../loadCatalogueWithPictures'
import { createStreamProgressReporter } from '../progress'
import { writePictureOverviewPage } from './contactSheet'
import { renderScenes } from './scenes/renderScenes'

// Code of `npm run images`: renders missing pictures and writes an overview page with all pictures.

try {
  const progress = createStreamProgressReporter(process.stdout)
  const prepared = await loadCatalogueWithPictures(defaultCatalogueFolders, progress)
  const { scenes, renderedCount: renderedSceneCount } = await renderScenes(undefined, progress)
  const renderedCount = prepared.renderedCount + renderedSceneCount
  const unchangedCount = prepared.pictures.size + scenes.size - renderedCount
  console.log(
    `${renderedCount} pictures drawn, ${unchangedCount} unchanged, in ${toPathFromProjectRoot(defaultCatalogueFolders.pictures)}`,
  )
  const sheet = await writePictureOverviewPage(prepared, scenes, join(projectRoot, '.local/pictures.html'))
  console.log(`All of them at once: ${sheet}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
