/*
 * Runs a TypeScript program of the project. Only Node must be installed:
 *   node setup/run.mjs emulators/start.ts [ARGUMENT …]
 */

import { installPackagesOf } from './packages.mjs'

const [program] = process.argv.splice(2, 1)
installPackagesOf(program)
const { register } = await import('tsx/esm/api')
register()
await import(new URL(`../${program}`, import.meta.url).href)
