import { demandNode, demandPackages } from './packages.mjs'

/*
 * Runs a TypeScript program of the project on a machine that may have nothing but Node:
 *   node setup/run.mjs emulators/start.ts [ARGUMENT …]
 * Has no dependencies, since it is what installs them.
 */

demandNode()
await demandPackages()
const { register } = await import('tsx/esm/api')
register()
const [program] = process.argv.splice(2, 1)
await import(new URL(`../${program}`, import.meta.url).href)
