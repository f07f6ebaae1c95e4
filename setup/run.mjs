/*
 * Runs a TypeScript program of the project on a machine that may have nothing but Node:
 *   node setup/run.mjs emulators/start.ts [ARGUMENT …]
 */

import './packages.mjs'

const { register } = await import('tsx/esm/api')
register()
const [program] = process.argv.splice(2, 1)
await import(new URL(`../${program}`, import.meta.url).href)
