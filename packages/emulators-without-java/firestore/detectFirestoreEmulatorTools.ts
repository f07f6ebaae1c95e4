import { checkEmulatorJarAvailability } from './emulatorArchives'
import { findCloudSdkEmulator } from './findCloudSdkEmulator'
import { findRustCargoProgram, findHidaneFirestoreEmulator } from './hidane'
import { findJava } from './findJava'
import type { FirestoreEmulatorTools } from './chooseFirestoreEmulator'

/** Detects the programs on this machine that can run a Firestore emulator. */
export async function detectFirestoreEmulatorTools(): Promise<FirestoreEmulatorTools> {
  const [java, cloudSdkJar, hidane, cargo] = await Promise.all([
    findJava(),
    findCloudSdkEmulator(),
    findHidaneFirestoreEmulator(),
    findRustCargoProgram(),
  ])
  return { java, cloudSdkJar, hidane, cargo, archives: checkEmulatorJarAvailability }
}
