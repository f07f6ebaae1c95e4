import type { RunFolders } from '../../emulators/emulatorConfig'
import { readRecordedProcesses } from '../../packages/emulators-without-java/process/runningProcesses'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { startBenchEmulators } from '../startBenchEmulators'

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
  const { portOffset, ports, folders, emulatorProcess, firestore } = await startBenchEmulators(
    ['auth', 'firestore'],
    cleanups,
    () => undefined,
  )
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

async function readFirestorePid({ pids }: RunFolders): Promise<number> {
  const firestore = (await readRecordedProcesses(pids)).find(({ name }) => name === 'firestore')
  if (firestore === undefined) throw new Error(`The Firestore emulator recorded no process in ${pids}.`)
  return firestore.pid
}
