import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { demoProject } from '../seed/target'
import type { RunFolders } from './config'
import { installHidane } from './firestore/hidane'
import type { Choice } from './firestore/choose'

const { resolve } = createRequire(import.meta.url)
const tsx = pathToFileURL(resolve('tsx')).href

/** firebase-tools at work, under its keeper. */
export type Suite = {
  /** Settles when all emulators answer; rejects with the last lines of their log if firebase-tools ends before. */
  ready: Promise<void>
  /** Settles when firebase-tools ends, whoever ended it. */
  ended: Promise<unknown>
  /** Ends firebase-tools and everything it started; settles when all are gone. */
  stop: () => Promise<void>
}

/** Starts the emulators named, for the `ready` of the answer to wait for. */
export async function startSuite(
  choice: Choice,
  only: readonly string[],
  folders: RunFolders,
  signal: AbortSignal,
): Promise<Suite> {
  const firebase = resolve('firebase-tools/lib/bin/firebase.js')
  const command = [process.execPath, firebase, 'emulators:start', '--project', demoProject]
  const keeper = spawn(
    process.execPath,
    [
      ...['--import', tsx, join(import.meta.dirname, 'keeper.ts'), folders.pids],
      ...command,
      ...['--config', folders.config, '--only', only.join(',')],
    ],
    { cwd: folders.logs, detached: true, stdio: 'pipe', env: await environment(choice, folders, signal) },
  )
  const ended = once(keeper, 'exit')
  const stop = async () => {
    keeper.stdin.end()
    await ended
  }
  return { ready: allReady(keeper, ended, join(folders.logs, 'emulators.log')), ended, stop }
}

/** Puts the stand-in `java` first on PATH and tells it what to become. */
async function environment(
  choice: Choice,
  folders: RunFolders,
  signal: AbortSignal,
): Promise<NodeJS.ProcessEnv> {
  const standIn = join(import.meta.dirname, 'stand-in')
  const ours = {
    PATH: `${standIn}${delimiter}${process.env.PATH ?? ''}`,
    NODE: process.execPath,
    TSX: tsx,
    STORAGE_RULES_RUNTIME: join(import.meta.dirname, 'storage-rules/serve.ts'),
    FIRESTORE_EMULATOR: choice.kind,
    PID_FOLDER: folders.pids,
    NO_UPDATE_NOTIFIER: '1',
    // It serves a log that nobody reads, on a port that two stacks would both take: firebase-tools reads an unset one as yes.
    START_LOGGING_EMULATOR: 'false',
    // The Storage emulator keeps its files here, and would empty those of another run.
    TMPDIR: folders.temporary,
    ...('java' in choice ? { REAL_JAVA: choice.java.program } : {}),
  }
  if (choice.kind === 'firebase-tools') return { ...process.env, ...ours }
  return {
    ...process.env,
    ...ours,
    FIRESTORE_PROGRAM: await programOf(choice, signal),
    FIRESTORE_EMULATOR_BINARY_PATH: folders.placeholder,
    STORAGE_EMULATOR_BINARY_PATH: folders.placeholder,
  }
}

type StandIn = Exclude<Choice, { kind: 'firebase-tools' }>

function programOf(choice: StandIn, signal: AbortSignal): string | Promise<string> {
  if (choice.kind === 'cloud-sdk') return choice.jar
  return 'program' in choice ? choice.program : installHidane(choice.installWith, signal)
}

/** Settles at firebase-tools' own word that all are up; everything it prints goes to the log. */
async function allReady(keeper: ChildProcess, ended: Promise<unknown>, logFile: string): Promise<void> {
  const log = createWriteStream(logFile)
  const lines: string[] = []
  const ready = new Promise<void>((resolve) => {
    for (const stream of [keeper.stdout, keeper.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`)
        lines.push(line)
        if (line.includes('All emulators ready')) resolve()
      })
    }
  })
  const failed = ended.then(() => {
    throw new Error(
      `The emulators did not start. Their last words, more in ${logFile}:\n${lines.slice(-12).join('\n')}`,
    )
  })
  await Promise.race([ready, failed])
}
