import { join } from 'node:path'
import { loadEnv } from 'vite'
import { buildFunctions, writeDeploymentSettings } from './buildFunctions'

/* Builds the functions into functions/dist. `firebase deploy` runs this before it uploads them (see firebase.json). */
const outFolder = join(import.meta.dirname, '../dist')
await buildFunctions(outFolder)
await writeDeploymentSettings(outFolder, loadEnv('production', join(import.meta.dirname, '../..')))
