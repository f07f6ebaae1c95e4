import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../seed/projectFolders'

const run = promisify(execFile)

/** Reads what `firebase deploy` reads of a bundle for a project: its functions by name. No function runs. */
export async function readFunctionsManifest(
  bundleFolder: string,
  projectId: string,
): Promise<Record<string, object>> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-manifest-'))
  try {
    const output = join(folder, 'manifest.json')
    const environment = { GCLOUD_PROJECT: projectId, FUNCTIONS_MANIFEST_OUTPUT_PATH: output }
    await run(process.execPath, [join(projectRoot, 'node_modules/.bin/firebase-functions')], {
      cwd: bundleFolder,
      env: { ...process.env, FUNCTIONS_EMULATOR: '', ...environment },
    })
    const { endpoints } = JSON.parse(await readFile(output, 'utf8')) as { endpoints: Record<string, object> }
    return endpoints
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
