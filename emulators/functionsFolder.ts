import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFunctions } from '../functions/build/buildFunctions'
import { createVapidKeys } from '../functions/push/vapidKeys'
import { writeNamedFile } from '../seed/formatErrorMessage'
import { getEmulatorPorts, getMailPorts } from '../domain/firebase/localProject'

// The emulator's processes stay when firebase-tools is killed, unless they notice that its channel has closed.
const exitWithFirebaseTools = "process.on('disconnect', () => process.exit())"

/**
 * Builds the functions into the folder that the emulator runs, with the secrets of this stack: e-mail goes to its mail
 * sink, and push messages are signed with keys made for this run.
 */
export async function prepareFunctionsFolder(folder: string, portOffset: number): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await buildFunctions(folder, exitWithFirebaseTools)
  const { publicKey, privateKey } = createVapidKeys()
  const secrets = {
    SMTP_URL: `smtp://127.0.0.1:${getMailPorts(portOffset).smtp}`,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  }
  const settings = { SITE_URL: `http://127.0.0.1:${getEmulatorPorts(portOffset).hosting}` }
  await writeNamedFile(join(folder, '.secret.local'), formatVariables(secrets))
  await writeNamedFile(join(folder, '.env'), formatVariables(settings))
}

function formatVariables(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
