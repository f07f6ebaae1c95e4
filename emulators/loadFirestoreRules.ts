import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../seed/projectFolders'

/** Gives a project of a running Firestore emulator, at `host` such as '127.0.0.1:8080', the rules of firestore.rules. */
export async function loadFirestoreRules(host: string, projectId: string): Promise<void> {
  const content = await readFile(join(projectRoot, 'firestore.rules'), 'utf8')
  const url = `http://${host}/emulator/v1/projects/${projectId}:securityRules`
  const body = JSON.stringify({ rules: { files: [{ content }] } })
  const response = await fetch(url, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body })
  if (!response.ok)
    throw new Error(`The Firestore emulator refuses firestore.rules: ${await response.text()}`)
}
