import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunFolders } from '../../emulators/emulatorConfig'
import { startEmulators } from '../../emulators/startEmulators'
import { findFreePortOffset } from '../../emulators/ports'
import type { CleanupStack } from '../cleanupStack'

/** The Auth and Firestore emulators with the deployed rules, on separate ports. */
export type EmulatorBackend = {
  portOffset: number
  firestorePort: number
  /** Which Firestore emulator runs: 'firebase-tools', 'cloud-sdk' or 'hidane'. */
  firestore: string
  /** Suspends Firestore's process, so that pending requests get no response. */
  pause: () => void
  resume: () => void
  /** Resolves when the emulators exit, for any reason. */
  exited: Promise<unknown>
}

/** Starts the Auth and Firestore emulators. `cleanups` ends them, even while Firestore is paused. */
export async function startBackend(cleanups: CleanupStack): Promise<EmulatorBackend> {
  const portOffset = await findFreePortOffset(800)
  const abortController = new AbortController()
  cleanups.add(async () => {
    abortController.abort()
    await Promise.resolve()
  })
  const { ports, folders, emulatorProcess, firestore } = await startEmulators({
    portOffset,
    emulators: ['auth', 'firestore'],
    log: () => undefined,
    signal: abortController.signal,
    registerCleanup: (stop) => {
      cleanups.add(stop)
    },
  })
  await emulatorProcess.ready
  const pid = await readFirestorePid(folders)
  const signal = (name: NodeJS.Signals) => () => void process.kill(pid, name)
  const [pause, resume] = [signal('SIGSTOP'), signal('SIGCONT')]
  // Resume Firestore before it is stopped, because a suspended process does not handle the signal to exit.
  cleanups.add(async () => {
    resume()
    await Promise.resolve()
  })
  return {
    ...{ portOffset, firestorePort: ports.firestore, firestore },
    ...{ pause, resume, exited: emulatorProcess.exited },
  }
}

/** Returns Firestore's process id from the only file in the folder, as the Storage emulator is not started. */
async function readFirestorePid({ pids }: RunFolders): Promise<number> {
  const [file, ...otherFiles] = await readdir(pids)
  const pid = file === undefined ? NaN : Number(await readFile(join(pids, file), 'utf8'))
  if (otherFiles.length > 0 || !(pid > 1))
    throw new Error(`Firestore's process is not the only one in ${pids}.`)
  return pid
}
