import type { VapidKeys } from '../functions/push/vapidKeys'

/** The lines that show a new key pair, and the commands that store it as secrets of a project. */
export function formatPushKeys({ publicKey, privateKey }: VapidKeys, projectId: string): string {
  return [
    'A new pair of keys for push messages. Nothing was stored; whoever has the private key can send in your name.',
    '',
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    '',
    'These commands store them for your project, and deploy the functions with them:',
    '',
    formatCommand('VAPID_PUBLIC_KEY', publicKey, projectId),
    formatCommand('VAPID_PRIVATE_KEY', privateKey, projectId),
    `npm run deploy -- --project ${projectId}`,
    '',
    'Devices that were registered with other keys register again at their next visit.',
  ].join('\n')
}

function formatCommand(name: string, value: string, projectId: string): string {
  return `printf %s '${value}' | npx firebase functions:secrets:set ${name} --data-file - --project ${projectId}`
}
