import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { FirestoreEmulatorChoice } from '../firestore/chooseFirestoreEmulator'
import { installHidaneFirestoreEmulator } from '../firestore/hidane'
import { endRecordedProcesses, recordProcess } from './runningProcesses'

const { resolve } = createRequire(import.meta.url)
// The stop timeout is 8.5 s: the supervisor needs at most 7.5 s, and `npm start` must exit within 10 s.
const stopTimeoutMs = 8500

const tsxUrl = pathToFileURL(resolve('tsx')).href

/** A running firebase-tools process and the supervisor process that started it. */
export type EmulatorProcess = {
  /** Resolves when all emulators are ready. Rejects with the last lines of the log if firebase-tools exits earlier. */
  ready: Promise<void>
  /** Resolves when firebase-tools exits, for any reason. */
  exited: Promise<unknown>
  /** Ends all processes. Resolves when they have exited; rejects, with the command to end them, if one has not. */
  stop: () => Promise<void>
}

/** The files and folders of one run of the emulators. Parallel runs must not share them. */
type EmulatorRunFolders = {
  logs: string
  pids: string
  temporary: string
  /** The firebase.json of this run, in the project's folder. */
  config: string
  /**
   * An empty file that replaces emulator archives which are not needed; firebase-tools only checks that a file exists.
   */
  placeholder: string
}

type EmulatorProcessOptions = {
  projectId: string
  choice: FirestoreEmulatorChoice
  /** The emulators to start, by their names in firebase-tools, such as 'firestore'. */
  emulators: readonly string[]
  folders: EmulatorRunFolders
  signal: AbortSignal
  /** Called if the log of the emulators cannot be written to this file. */
  onLogError: (error: unknown, logFile: string) => void
}

/** Starts the emulators and does not wait until they are ready. */
export async function startEmulatorProcess({
  projectId,
  choice,
  emulators,
  folders,
  signal,
  onLogError,
}: EmulatorProcessOptions): Promise<EmulatorProcess> {
  const firebase = resolve('firebase-tools/lib/bin/firebase.js')
  const command = [firebase, 'emulators:start', '--project', projectId]
  const env = await createEnvironment(choice, folders, signal)
  signal.throwIfAborted()
  const supervisor = spawn(
    process.execPath,
    [
      ...['--import', tsxUrl, join(import.meta.dirname, 'supervisor.ts'), folders.pids],
      ...command,
      ...['--config', folders.config, '--only', emulators.join(',')],
    ],
    // In its own session, the supervisor gets no signal when the terminal sends Ctrl-C or closes.
    { cwd: folders.logs, detached: true, stdio: 'pipe', env },
  )
  if (supervisor.pid !== undefined) recordProcess(folders.pids, { name: 'supervisor', pid: supervisor.pid })
  const exited = once(supervisor, 'exit')
  const stop = async () => {
    const killTime = Date.now() + stopTimeoutMs
    supervisor.stdin.end()
    await Promise.race([exited, wait(stopTimeoutMs, undefined, { ref: false })])
    // If the supervisor was killed, firebase-tools is still stopping.
    await endRecordedProcesses(folders.pids, killTime)
  }
  const logFile = join(folders.logs, 'emulators.log')
  const log = createWriteStream(logFile)
  log.on('error', (error) => onLogError(error, logFile))
  return { ready: waitUntilReady(supervisor, exited, log, logFile), exited, stop }
}

/**
 * Puts the stand-in `java` of this package first on PATH, and configures which program it runs.
 */
async function createEnvironment(
  choice: FirestoreEmulatorChoice,
  folders: EmulatorRunFolders,
  signal: AbortSignal,
): Promise<NodeJS.ProcessEnv> {
  const packageFolder = join(import.meta.dirname, '..')
  const overrides = {
    PATH: `${join(packageFolder, 'java-shim')}${delimiter}${process.env.PATH ?? ''}`,
    NODE: process.execPath,
    TSX: tsxUrl,
    STORAGE_RULES_RUNTIME: join(packageFolder, 'storage-rules/serve.ts'),
    FIRESTORE_EMULATOR: choice.kind,
    PID_FOLDER: folders.pids,
    NO_UPDATE_NOTIFIER: '1',
    // In seconds. By default, firebase-tools drops an event whose runtime takes longer than 30 s to load.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    // The logging emulator is on by default. It is disabled here because its port is fixed, so two local stacks would
    // conflict.
    START_LOGGING_EMULATOR: 'false',
    // The Storage emulator stores its files in TMPDIR and deletes them at start, so each emulator run needs its own
    // folder.
    TMPDIR: folders.temporary,
    ...('java' in choice ? { REAL_JAVA: choice.java.program } : {}),
  }
  if (choice.kind === 'firebase-tools') return { ...process.env, ...overrides }
  return {
    ...process.env,
    ...overrides,
    FIRESTORE_PROGRAM: await resolveProgram(choice, signal),
    FIRESTORE_EMULATOR_BINARY_PATH: folders.placeholder,
    STORAGE_EMULATOR_BINARY_PATH: folders.placeholder,
  }
}

type AlternativeChoice = Exclude<FirestoreEmulatorChoice, { kind: 'firebase-tools' }>

function resolveProgram(choice: AlternativeChoice, signal: AbortSignal): string | Promise<string> {
  if (choice.kind === 'cloud-sdk') return choice.jar
  return 'program' in choice ? choice.program : installHidaneFirestoreEmulator(choice.installWith, signal)
}

/**
 * Resolves when firebase-tools prints that all emulators are ready. Writes the output of firebase-tools to the log
 * file.
 */
async function waitUntilReady(
  supervisor: ChildProcess,
  exited: Promise<unknown>,
  log: WriteStream,
  logFile: string,
): Promise<void> {
  const lines: string[] = []
  const ready = new Promise<void>((resolve) => {
    for (const stream of [supervisor.stdout, supervisor.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`)
        lines.push(line)
        if (line.includes('All emulators ready')) resolve()
      })
    }
  })
  const failed = exited.then(() => {
    throw new Error(
      `The emulators did not start. The last lines of ${logFile}:\n${lines.slice(-12).join('\n')}`,
    )
  })
  await Promise.race([ready, failed])
}
