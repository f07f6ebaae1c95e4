import { join } from 'node:path'
import { buildFunctions } from './buildFunctions'

/* Builds the functions into functions/dist. `firebase deploy` runs this before it uploads them (see firebase.json). */
await buildFunctions(join(import.meta.dirname, '../dist'))
