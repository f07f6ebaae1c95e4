import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoProjectId, type EmulatorPorts } from '../domain/firebase/localProject'
import { projectRoot } from '../seed/projectFolders'

/** Gives the demo project of a running Firestore emulator the security rules of firestore.rules. */
export async function loadFirestoreRules({ firestore }: EmulatorPorts): Promise<void> {
  const content = await readFile(join(projectRoot, 'firestore.rules'), 'utf8')
  const url = `http://127.0.0.1:${firestore}/emulator/v1/projects/${demoProjectId}:securityRules`
  const body = JSON.stringify({ rules: { files: [{ content }] } })
  const response = await fetch(url, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body })
  if (!response.ok)
    throw new Error(`The Firestore emulator refuses firestore.rules: ${await response.text()}`)
}
