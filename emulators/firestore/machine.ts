import { findArchives } from './archives'
import { findCloudSdkEmulator } from './cloud-sdk'
import { findCargo, findHidane } from './hidane'
import { findJava } from './java'
import type { Machine } from './choose'

/** Looks at this machine for what a Firestore emulator can run with. */
export async function lookAtMachine(): Promise<Machine> {
  const [java, cloudSdkJar, hidane, cargo] = await Promise.all([
    findJava(),
    findCloudSdkEmulator(),
    findHidane(),
    findCargo(),
  ])
  return { java, cloudSdkJar, hidane, cargo, archives: findArchives }
}
