import { join } from 'node:path'
import { nameOf } from '../catalogue/problems'
import { ownFolders, root } from '../folders'
import { prepare } from '../prepare'
import { progressOn } from '../progress'
import { writeContactSheet } from './contactSheet'
import { renderScenes } from './scenes/renderScenes'

// npm run images: renders the pictures that are missing, and a page to look at them all.

try {
  const progress = progressOn(process.stdout)
  const prepared = await prepare(ownFolders, progress)
  const { scenes, drawn: drawnScenes } = await renderScenes(undefined, progress)
  const drawn = prepared.drawn + drawnScenes
  const kept = prepared.pictures.size + scenes.size - drawn
  console.log(`${drawn} pictures drawn, ${kept} unchanged, in ${nameOf(ownFolders.pictures)}`)
  const sheet = await writeContactSheet(prepared, scenes, join(root, '.local/pictures.html'))
  console.log(`All of them at once: ${sheet}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
