import { portsAt } from '../emulators/ports'

/** Where the emulators answer, each as `host:port`. */
export type Hosts = { firestore: string; auth: string; storage: string }

/** The Firebase project to work on; one without hosts is a real one. */
export type Target = { project: string; bucket: string; hosts?: Hosts }

/** What was asked of a script that works on a project. */
export type Wish = { project: string; bucket?: string | undefined; portOffset: number; isProduction: boolean }

type Environment = Readonly<Record<string, string | undefined>>

const variables = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const

/** The project id of everything that runs on a developer's machine. */
export const demoProject = 'demo-arielle'

/** Firebase keeps ids that begin like this for projects that do not exist: nothing real can be reached by one. */
export function isDemo(project: string): boolean {
  return project.startsWith('demo-')
}

/** Throws, in words for whoever asked, unless a demo project is meant for emulators or a real one is meant on purpose. */
export function chooseTarget({ project, bucket, portOffset, isProduction }: Wish, env: Environment): Target {
  const chosen = { project, bucket: bucket ?? `${project}.firebasestorage.app` }
  if (isProduction) {
    demandReal(project, env)
    return chosen
  }
  if (!isDemo(project))
    throw new Error(
      `'${project}' is not a demo project. Nothing was written. ` +
        'Demo ids begin with demo-; a real project wants --production and credentials.',
    )
  return { ...chosen, hosts: hostsFrom(portOffset, env) }
}

/** The environment variables by which Firebase's own libraries find these emulators. */
export function environmentOf({ firestore, auth, storage }: Hosts): Record<string, string> {
  return {
    [variables.firestore]: firestore,
    [variables.auth]: auth,
    [variables.storage]: storage,
    // firebase-admin sets this one from the one above, once: one left from other emulators would win.
    STORAGE_EMULATOR_HOST: `http://${storage}`,
    // Emulators want no credentials: the libraries need not ask the network for some.
    METADATA_SERVER_DETECTION: 'none',
  }
}

function demandReal(project: string, env: Environment): void {
  if (isDemo(project))
    throw new Error(
      `'${project}' is a demo project, and --production is for a real one: name it with --project. Nothing was written.`,
    )
  const set = [...Object.values(variables), 'STORAGE_EMULATOR_HOST'].filter((name) => Boolean(env[name]))
  if (set.length > 0)
    throw new Error(
      `--production with ${set.join(', ')} set would write to an emulator. Nothing was written.`,
    )
}

function hostsFrom(portOffset: number, env: Environment): Hosts {
  const ports = portsAt(portOffset)
  const host = (name: keyof Hosts) => env[variables[name]] ?? `127.0.0.1:${ports[name]}`
  return { firestore: host('firestore'), auth: host('auth'), storage: host('storage') }
}
