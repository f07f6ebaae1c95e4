import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { writeNamedFile } from '../seed/formatErrorMessage'
import { projectRoot } from '../seed/projectFolders'
import { toEmulatorResponseHeader } from './emulatorPolicy'
import { getInternalPorts } from './ports'
import type { EmulatorPorts } from '../domain/firebase/localProject'

/** The files and folders of one run of the emulators. Runs with different port offsets share no files. */
export type RunFolders = {
  site: string
  functions: string
  logs: string
  pids: string
  temporary: string
  config: string
  /** An empty file: see packages/emulators-without-java/process/emulatorProcess.ts. */
  placeholder: string
}

/** Returns the folder of the files that name the processes of an emulator run. */
export function getPidFolder(portOffset: number): string {
  return join(getRunFolder(portOffset), 'pids')
}

function getRunFolder(portOffset: number): string {
  return join(projectRoot, '.local/stacks', String(portOffset))
}

/** Creates the folders of an emulator run and deletes the process-id files of the previous run. */
export async function createRunFolders(portOffset: number): Promise<RunFolders> {
  const runFolder = getRunFolder(portOffset)
  const folders = {
    site: join(runFolder, 'site'),
    functions: join(runFolder, 'functions'),
    logs: join(runFolder, 'logs'),
    pids: getPidFolder(portOffset),
    temporary: join(runFolder, 'temporary'),
  }
  await rm(folders.pids, { recursive: true, force: true })
  await Promise.all(Object.values(folders).map((folder) => mkdir(folder, { recursive: true })))
  const placeholder = join(runFolder, 'placeholder')
  await writeNamedFile(placeholder, '')
  // The config file must be in the repository's root folder: firebase-tools uses its folder as the project root.
  return { ...folders, placeholder, config: join(projectRoot, `firebase.local-${portOffset}.json`) }
}

type EmulatorConfigOptions = { hasFunctions: boolean; hasFirestoreRules: boolean; firebaseJson: string }

/**
 * Writes a copy of a firebase.json with the ports, the Content-Security-Policy and the site folder of this emulator run.
 */
export async function writeEmulatorConfig(
  ports: EmulatorPorts,
  { site, functions, config }: RunFolders,
  { hasFunctions, hasFirestoreRules, firebaseJson }: EmulatorConfigOptions,
): Promise<void> {
  const deployedConfig = parseFirebaseJson(await readFile(firebaseJson, 'utf8'))
  const toAddress = (port: number) => ({ host: '127.0.0.1', port })
  const { hub, websocket, eventarc, tasks } = getInternalPorts(ports)
  const emulators = {
    hosting: toAddress(ports.hosting),
    auth: toAddress(ports.auth),
    firestore: { ...toAddress(ports.firestore), websocketPort: websocket },
    storage: toAddress(ports.storage),
    functions: toAddress(ports.functions),
    eventarc: toAddress(eventarc),
    tasks: toAddress(tasks),
    hub: toAddress(hub),
  }
  const headers = deployedConfig.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) => toEmulatorResponseHeader(ports, header)),
  }))
  // Without the functions emulator, the Hosting emulator passes requests for a function on to the internet.
  const rewrites = deployedConfig.hosting.rewrites.filter(
    (rewrite) => hasFunctions || !('function' in rewrite),
  )
  const localConfig = {
    ...deployedConfig,
    firestore: { ...deployedConfig.firestore, ...(!hasFirestoreRules && { rules: undefined }) },
    functions: [{ source: relative(projectRoot, functions) }],
    hosting: { ...deployedConfig.hosting, public: relative(projectRoot, site), rewrites, headers },
    emulators: { ...deployedConfig.emulators, ...emulators },
  }
  await writeNamedFile(config, JSON.stringify(localConfig, null, 2))
}

type FirebaseJson = {
  firestore: object
  hosting: {
    rewrites: object[]
    headers: { source: string; headers: { key: string; value: string }[] }[]
  }
  emulators: object
}

function parseFirebaseJson(json: string): FirebaseJson {
  return JSON.parse(json) as FirebaseJson
}
