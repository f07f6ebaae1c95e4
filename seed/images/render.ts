import { nameOf } from '../catalogue/problems'
import { ownFolders } from '../folders'
import { prepare } from '../prepare'
import { progressOn } from '../progress'

// npm run images: draws the pictures that are missing.

try {
  const { pictures, drawn } = await prepare(ownFolders, progressOn(process.stdout))
  const kept = pictures.size - drawn
  console.log(`${drawn} pictures drawn, ${kept} unchanged, in ${nameOf(ownFolders.pictures)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
