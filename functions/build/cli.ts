import { join } from 'node:path'
import { loadEnv } from 'vite'
import { buildForDeployment } from './buildFunctions'

/* Builds the functions into functions/dist. `firebase deploy` runs this before it uploads them (see firebase.json). */
const projectRoot = join(import.meta.dirname, '../..')
await buildForDeployment(join(projectRoot, 'functions/dist'), loadEnv('production', projectRoot, 'VITE_'))
