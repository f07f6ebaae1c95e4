import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app'
import { getEmulatorEnvironment, type TargetFirebaseProject, type EmulatorHosts } from './projectTarget'
import { withEnvironmentVariables } from './withEnvironmentVariables'

const serviceNames = { firestore: 'Firestore', auth: 'Auth', storage: 'Storage' } as const

/** Creates a Firebase app, passes it to a callback and deletes it afterwards. First checks emulators or credentials. */
export async function withFirebaseApp<Result>(
  target: TargetFirebaseProject,
  callback: (app: App) => Promise<Result>,
): Promise<Result> {
  const { project: projectId, bucket: storageBucket, hosts } = target
  if (hosts !== undefined) {
    await assertEmulatorsRunning(hosts)
    // Firebase's libraries find the emulators by these variables.
    return withEnvironmentVariables(getEmulatorEnvironment(hosts), () =>
      withAdminApp({ projectId, storageBucket }, callback),
    )
  }
  const credential = applicationDefault()
  await credential.getAccessToken().catch(throwCredentialsError)
  return withAdminApp({ projectId, storageBucket, credential }, callback)
}

function throwCredentialsError(error: unknown): never {
  throw new Error(
    `No credentials for a real project: ${error instanceof Error ? error.message : String(error)}\n` +
      'Nothing was written. Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account, ' +
      'or run: gcloud auth application-default login',
  )
}

async function withAdminApp<Result>(
  options: Parameters<typeof initializeApp>[0],
  callback: (app: App) => Promise<Result>,
): Promise<Result> {
  const app = initializeApp(options, `seed-${process.hrtime.bigint()}`)
  try {
    return await callback(app)
  } finally {
    await deleteApp(app)
  }
}

/** Throws an error that names the first emulator without a response within 15 seconds. */
async function assertEmulatorsRunning(hosts: EmulatorHosts): Promise<void> {
  const names = ['firestore', 'auth', 'storage'] as const
  const responses = await Promise.all(names.map((name) => respondsToHttp(hosts[name])))
  const unreachable = names.find((_, index) => responses[index] === false)
  if (unreachable !== undefined)
    throw new Error(
      `Nothing answers on ${hosts[unreachable]} (${serviceNames[unreachable]}). Nothing was written. ` +
        'Start the emulators with: npm start',
    )
}

/**
 * Returns true if an emulator sends any HTTP response. Without this check, the Firebase libraries would retry for
 * minutes when no emulator is running.
 */
async function respondsToHttp(host: string): Promise<boolean> {
  const request = fetch(`http://${host}/`, { signal: AbortSignal.timeout(15_000) })
  return request.then(
    () => true,
    () => false,
  )
}
