import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { runBuild } from '../runBuild'

const script = ['setup/run.mjs', 'bench/growth/buildExpandedSite.ts']

/**
 * Builds the site with this number of products into a folder and returns the duration in milliseconds. With a port offset,
 * the site is for emulators.
 */
export function runExpandedBuild(
  folder: string,
  productCount: number,
  cleanups: CleanupStack,
  portOffset?: number,
): Promise<number> {
  const args = [...script, String(productCount), folder]
  // The build needs NODE_ENV=production and would otherwise inherit the NODE_ENV of this process.
  const variables = { NODE_ENV: 'production' }
  if (portOffset === undefined) return runBuild(process.execPath, args, variables, cleanups)
  const emulatorVariables = { ...variables, VITE_PORT_OFFSET: String(portOffset) }
  return runBuild(process.execPath, [...args, 'emulators'], emulatorVariables, cleanups)
}
