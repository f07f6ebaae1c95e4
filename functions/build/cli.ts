import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { buildFunctions, writeDeploymentSettings } from './buildFunctions'

/* Builds the functions into functions/dist. `firebase deploy` runs this before it uploads them (see firebase.json). */
const projectRoot = join(import.meta.dirname, '../..')
const outFolder = join(projectRoot, 'functions/dist')
// What `npm run build` wrote, and Hosting is deployed with.
const deployed = join(projectRoot, 'firebase.deploy.json')
const firebaseJson = existsSync(deployed) ? deployed : join(projectRoot, 'firebase.json')
await buildFunctions(outFolder, { firebaseJson })
await writeDeploymentSettings(outFolder, loadEnv('production', projectRoot))
