import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app'
import { demandEmulators } from './reach'
import { environmentOf, type Target } from './target'

/** Works on a project: its emulators answer or its credentials are good, and nothing stays open afterwards. */
export async function withProject<Answer>(
  target: Target,
  work: (app: App) => Promise<Answer>,
): Promise<Answer> {
  const { project: projectId, bucket: storageBucket, hosts } = target
  if (hosts !== undefined) {
    await demandEmulators(hosts)
    return withEnvironment(environmentOf(hosts), () => withApp({ projectId, storageBucket }, work))
  }
  const credential = applicationDefault()
  await credential.getAccessToken().catch(refuseCredentials)
  return withApp({ projectId, storageBucket, credential }, work)
}

function refuseCredentials(error: unknown): never {
  throw new Error(
    `No credentials for a real project: ${error instanceof Error ? error.message : String(error)}\n` +
      'Nothing was written. Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account, ' +
      'or run: gcloud auth application-default login',
  )
}

async function withApp<Answer>(
  options: Parameters<typeof initializeApp>[0],
  work: (app: App) => Promise<Answer>,
): Promise<Answer> {
  const app = initializeApp(options, `seed-${process.hrtime.bigint()}`)
  try {
    return await work(app)
  } finally {
    await deleteApp(app)
  }
}

/** Firebase's libraries find emulators by environment variables alone; they are put back, for this may be a launcher's process. */
async function withEnvironment<Answer>(
  variables: Readonly<Record<string, string>>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, variables)
  try {
    return await work()
  } finally {
    for (const [name, value] of before) restore(name, value)
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name)
  else process.env[name] = value
}
