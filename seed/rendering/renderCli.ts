import { join } from 'node:path'
import { toPathFromProjectRoot } from '../catalogue/catalogueProblems'
import { runCli } from '../commandLine'
import { defaultCatalogueFolders, projectRoot } from '../projectFolders'
import { loadCatalogueWithPictures } from '../loadCatalogueWithPictures'
import { createStreamProgressReporter } from '../progress'
import { writePictureOverviewPage } from './contactSheet'
import { renderScenes } from './renderScenes'

// Code of `npm run images`: renders missing pictures and writes an overview page with all pictures.

await runCli('npm run images', async () => {
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
})
