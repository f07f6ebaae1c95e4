import { runBuild } from './runBuild'
import type { CleanupStack } from '../packages/emulators-without-java/process/cleanupStack'

/** Builds the site into a folder with `npm run build` and returns the duration in milliseconds. */
export function buildProductionSite(folder: string, cleanups: CleanupStack): Promise<number> {
  return runBuild('npm', ['run', 'build', '--silent'], { OUT_DIR: folder }, cleanups)
}
