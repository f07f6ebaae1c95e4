import { checkArchiveAvailability } from './emulatorArchives'
import { findCloudSdkEmulator } from './findCloudSdkEmulator'
import { findCargo, findHidane } from './hidane'
import { findJava } from './findJava'
import type { AvailableTools } from './chooseEmulator'

/** Detects the programs on this machine that can run a Firestore emulator. */
export async function detectTools(): Promise<AvailableTools> {
  const [java, cloudSdkJar, hidane, cargo] = await Promise.all([
    findJava(),
    findCloudSdkEmulator(),
    findHidane(),
    findCargo(),
  ])
  return { java, cloudSdkJar, hidane, cargo, archives: checkArchiveAvailability }
}
