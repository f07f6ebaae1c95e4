import { getEmulatorPorts, isDemoProject } from '../domain/firebase/localProject'
import { getBucketName } from '../domain/site/businessDetails'

/** The address of each emulator, as `host:port`. */
export type EmulatorHosts = { firestore: string; auth: string; storage: string }

/** The Firebase project to seed. Without `hosts` it is a real project, with them it runs in the emulators. */
export type TargetFirebaseProject = { project: string; bucket: string; hosts?: EmulatorHosts }

/** The options that select a project on the command line. */
export type FirebaseProjectOptions = {
  project: string
  portOffset: number
  isProduction: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const hostVariables = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const

/**
 * Resolves the Firebase project to seed. Throws if a real project is named without `isProduction`, or a demo project
 * with it.
 */
export function resolveTargetFirebaseProject(
  { project, portOffset, isProduction }: FirebaseProjectOptions,
  env: Environment,
): TargetFirebaseProject {
  const target = { project, bucket: getBucketName(project) }
  if (isProduction) {
    assertRealProject(project, env)
    return target
  }
  if (!isDemoProject(project))
    throw new Error(
      `'${project}' is not a demo project. Nothing was written. ` +
        'Demo ids begin with demo-; a real project wants --production and credentials.',
    )
  return { ...target, hosts: resolveEmulatorHosts(portOffset, env) }
}

/** The environment variables that connect Firebase's libraries to these emulators. */
export function getEmulatorEnvironment({ firestore, auth, storage }: EmulatorHosts): Record<string, string> {
  return {
    [hostVariables.firestore]: firestore,
    [hostVariables.auth]: auth,
    [hostVariables.storage]: storage,
    // firebase-admin does not change STORAGE_EMULATOR_HOST if it is already set. Set it here, because it could contain
    // the address of other emulators.
    STORAGE_EMULATOR_HOST: `http://${storage}`,
    // Emulators need no credentials, so the libraries must not look for them in the network.
    METADATA_SERVER_DETECTION: 'none',
  }
}

function assertRealProject(project: string, env: Environment): void {
  if (isDemoProject(project))
    throw new Error(
      `'${project}' is a demo project, and --production is for a real one: name it with --project. Nothing was written.`,
    )
  const presentVariables = [...Object.values(hostVariables), 'STORAGE_EMULATOR_HOST'].filter((name) =>
    Boolean(env[name]),
  )
  if (presentVariables.length > 0)
    throw new Error(
      `--production with ${presentVariables.join(', ')} set would write to an emulator. Nothing was written.`,
    )
}

function resolveEmulatorHosts(portOffset: number, env: Environment): EmulatorHosts {
  const ports = getEmulatorPorts(portOffset)
  const host = (name: keyof EmulatorHosts) => env[hostVariables[name]] ?? `127.0.0.1:${ports[name]}`
  return { firestore: host('firestore'), auth: host('auth'), storage: host('storage') }
}
