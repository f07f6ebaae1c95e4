import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../seed/projectFolders'

const run = promisify(execFile)

/** What `firebase deploy` reads of a function: where it runs, what starts it and which secrets it gets. */
export type Endpoint = {
  platform: string
  region: string[]
  timeoutSeconds: number | null
  availableMemoryMb: number | null
  concurrency: number | null
  maxInstances: number | null
  secretEnvironmentVariables: { key: string }[]
  httpsTrigger?: object
  eventTrigger?: {
    eventType: string
    eventFilters: Record<string, string>
    eventFilterPathPatterns?: Record<string, string>
    retry: boolean
  }
  scheduleTrigger?: { schedule: string; timeZone?: string }
}

/** Reads the functions of a bundle for a project, by name, as `firebase deploy` does. No function runs. */
export async function readFunctionsManifest(
  bundleFolder: string,
  projectId: string,
): Promise<Record<string, Endpoint>> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-manifest-'))
  try {
    const output = join(folder, 'manifest.json')
    const environment = { GCLOUD_PROJECT: projectId, FUNCTIONS_MANIFEST_OUTPUT_PATH: output }
    await run(process.execPath, [join(projectRoot, 'node_modules/.bin/firebase-functions')], {
      cwd: bundleFolder,
      env: { ...process.env, FUNCTIONS_EMULATOR: '', ...environment },
    })
    const { endpoints } = JSON.parse(await readFile(output, 'utf8')) as {
      endpoints: Record<string, Endpoint>
    }
    return endpoints
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
