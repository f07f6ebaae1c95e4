/*
 * Runs a TypeScript program of the project. Only Node must be installed:
 *   node setup/run.mjs emulators/start.ts [ARGUMENT …]
 */

import './packages.mjs'

const { register } = await import('tsx/esm/api')
register()
const [program] = process.argv.splice(2, 1)
await import(new URL(`../${program}`, import.meta.url).href)
