import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildFunctions } from './buildFunctions'

/* Builds the functions into functions/dist. `firebase deploy` runs this before it uploads them (see firebase.json). */
const projectRoot = join(import.meta.dirname, '../..')
// What `npm run build` wrote, and Hosting is deployed with.
const deployed = join(projectRoot, 'firebase.deploy.json')
await buildFunctions(join(projectRoot, 'functions/dist'), {
  firebaseJson: existsSync(deployed) ? deployed : join(projectRoot, 'firebase.json'),
})
