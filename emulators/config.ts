import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { headerAt } from './policy'
import { innerPorts, type Ports } from './ports'

/** The project's own folder. */
export const root = join(import.meta.dirname, '..')

/** What one run of the stack keeps on disk; runs at different offsets share nothing. */
export type RunFolders = {
  site: string
  logs: string
  pids: string
  temporary: string
  config: string
  /** An empty file, for what firebase-tools only wants to exist. */
  placeholder: string
}

/** Makes the folders of a run, with no process ids left from the last one. */
export async function makeRunFolders(portOffset: number): Promise<RunFolders> {
  const home = join(root, '.local/stacks', String(portOffset))
  const folders = {
    site: join(home, 'site'),
    logs: join(home, 'logs'),
    pids: join(home, 'pids'),
    temporary: join(home, 'temporary'),
  }
  await rm(folders.pids, { recursive: true, force: true })
  await Promise.all(Object.values(folders).map((folder) => mkdir(folder, { recursive: true })))
  const placeholder = join(home, 'placeholder')
  await writeFile(placeholder, '')
  // firebase-tools takes the folder of this file for the project's, so it has to stand beside firebase.json.
  return { ...folders, placeholder, config: join(root, `firebase.local-${portOffset}.json`) }
}

/** Writes the deployed firebase.json with this run's ports, emulators and built site: everything else stays as deployed. */
export async function writeConfig(ports: Ports, { site, config }: RunFolders): Promise<void> {
  const deployed = parseConfig(await readFile(join(root, 'firebase.json'), 'utf8'))
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const { hub, requests } = innerPorts(ports)
  const emulators = {
    hosting: at(ports.hosting),
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: requests },
    storage: at(ports.storage),
    hub: at(hub),
  }
  const headers = deployed.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) => headerAt(ports, header)),
  }))
  const local = {
    ...deployed,
    hosting: { ...deployed.hosting, public: relative(root, site), headers },
    emulators: { ...deployed.emulators, ...emulators },
  }
  await writeFile(config, JSON.stringify(local, null, 2))
}

type Config = {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
  emulators: object
}

function parseConfig(json: string): Config {
  return JSON.parse(json) as Config
}
