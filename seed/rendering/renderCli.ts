import { join, dirname, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '../../domain/site/escapeHtml'
import { toPathFromProjectRoot } from '../catalogue/catalogueProblems'
import { runCli } from '../commandLine'
import { defaultCatalogueFolders, projectRoot } from '../projectFolders'
import { loadCatalogueWithPictures, type CatalogueWithPictures } from '../loadCatalogueWithPictures'
import { createStreamProgressReporter } from '../progress'
import { renderScenes, type ScenesByName } from './renderScenes'
import { writeNamedFile } from '../formatErrorMessage'

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

/** Writes an HTML page with all pictures and their names; returns its file URL. */
async function writePictureOverviewPage(
  { products, pictures }: Pick<CatalogueWithPictures, 'products' | 'pictures'>,
  scenes: ScenesByName,
  file: string,
): Promise<string> {
  const figures = [
    ...products.map(({ id, name }) =>
      renderFigure(`${id} ${name}`, pictures.get(id)?.folder ?? '', '640.webp', file),
    ),
    ...[...scenes].map(([name, { folder }]) => renderFigure(name, folder, '720.webp', file)),
  ]
  await writeNamedFile(file, renderPage(figures.join('\n')))
  return pathToFileURL(file).href
}

function renderFigure(name: string, folder: string, rendition: string, file: string): string {
  const source = encodeURI(relative(dirname(file), join(folder, rendition)).replaceAll('\\', '/'))
  return `<figure><img src="${source}" alt="" loading="lazy" /><figcaption>${escapeHtml(name)}</figcaption></figure>`
}

function renderPage(figures: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Pictures</title>
<style>
body { display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 12px; margin: 16px; background: #faf6ec; font: 14px sans-serif }
figure { margin: 0 }
img { width: 100%; aspect-ratio: 4 / 5; object-fit: contain; border-radius: 8px }
</style>
${figures}
</html>
`
}
