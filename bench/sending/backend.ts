import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunFolders } from '../../emulators/config'
import { openSuite } from '../../emulators/openSuite'
import { freeOffset } from '../../emulators/ports'
import type { Stopping } from '../stopping'

/** Identity service and database with the deployed rules, on ports of their own. */
export type Backend = {
  portOffset: number
  firestorePort: number
  /** Which Firestore emulator it is. */
  firestore: string
  /** Stops Firestore's process where it stands, without a word to whoever waits for an answer. */
  pause: () => void
  resume: () => void
  /** Settles when the emulators end, whoever ended them. */
  ended: Promise<unknown>
}

/** Starts both; `stopping` ends them, paused or not. */
export async function startBackend(stopping: Stopping): Promise<Backend> {
  const portOffset = await freeOffset(800)
  const giveUp = new AbortController()
  stopping.add(async () => {
    giveUp.abort()
    await Promise.resolve()
  })
  const { ports, folders, suite, firestore } = await openSuite({
    portOffset,
    emulators: ['auth', 'firestore'],
    say: () => undefined,
    signal: giveUp.signal,
    atTheEnd: (stop) => {
      stopping.add(stop)
    },
  })
  await suite.ready
  const pid = await firestoreIn(folders)
  const signal = (name: NodeJS.Signals) => () => void process.kill(pid, name)
  const [pause, resume] = [signal('SIGSTOP'), signal('SIGCONT')]
  // A process that is paused does not end when it is asked to.
  stopping.add(async () => {
    resume()
    await Promise.resolve()
  })
  return {
    ...{ portOffset, firestorePort: ports.firestore, firestore },
    ...{ pause, resume, ended: suite.ended },
  }
}

/** Firestore's process: the only one that the stand-in `java` has noted, as no Storage was asked for. */
async function firestoreIn({ pids }: RunFolders): Promise<number> {
  const [file, ...others] = await readdir(pids)
  const pid = file === undefined ? NaN : Number(await readFile(join(pids, file), 'utf8'))
  if (others.length > 0 || !(pid > 1)) throw new Error(`Firestore's process is not the only one in ${pids}.`)
  return pid
}
