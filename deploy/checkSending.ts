import * as v from 'valibot'
import { parseVapidKeys } from '../functions/push/vapidKeys'
import { type ProjectCheck, type ReadApi, readAs } from './projectCheck'

const purposes: Readonly<Record<string, string>> = {
  SMTP_URL:
    'sends e-mail: smtps://USER:PASSWORD@HOST of your mail server; in them, write @ as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25',
}

/** Whether a secret of the functions is set. Its value is read only to check its form; it is never shown. */
export function checkSecret(name: string): ProjectCheck {
  const purpose = purposes[name] ?? 'is needed by the functions'
  return {
    topic: `The secret ${name} ${purpose}`,
    how: (projectId) => [toSetCommand(name, projectId), `or do without: ${toOffCommand(name, projectId)}`],
    look: async ({ projectId }, read) => {
      const value = await readSecret(projectId, name, read)
      if (value === null) return { state: 'missing', title: `The secret ${name} is not set: it ${purpose}` }
      if (value === 'off')
        return {
          state: 'advice',
          title: `The secret ${name} is 'off': the shop works without what it is for (${purpose})`,
        }
      const fault = name === 'SMTP_URL' ? findAddressFault(value) : null
      if (fault !== null)
        return {
          state: 'missing',
          title: `The secret ${name} is no address of a mail server: ${fault}`,
          details: [`It ${purpose}`],
        }
      return { state: 'done', title: `The secret ${name} is set` }
    },
  }
}

/** The secrets that checkPushKeys reads. */
export const pushKeySecrets = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const

/** Whether both keys of push messages are set, and belong together: with others, functions send none and say nothing. */
export const checkPushKeys: ProjectCheck = {
  topic: `The secrets ${pushKeySecrets.join(' and ')} sign push messages`,
  how: (projectId) => [
    `npm run push-keys -- --project ${projectId}   (it makes both keys, and prints how to store them)`,
    `or do without: ${pushKeySecrets.map((name) => toOffCommand(name, projectId)).join(' && ')}`,
  ],
  look: async ({ projectId }, read) => {
    const [publicKey, privateKey] = await Promise.all(
      pushKeySecrets.map((name) => readSecret(projectId, name, read)),
    )
    if (typeof publicKey !== 'string' || typeof privateKey !== 'string')
      return { state: 'missing', title: 'The keys of push messages are not both set' }
    if (publicKey === 'off' && privateKey === 'off')
      return { state: 'advice', title: "The keys of push messages are 'off': the shop works without these" }
    if (parseVapidKeys(publicKey, privateKey) === null)
      return {
        state: 'missing',
        title: 'The keys of push messages do not belong together, so none would be sent',
      }
    return { state: 'done', title: 'The keys of push messages are set, and belong together' }
  },
}

const versionSchema = v.object({ payload: v.object({ data: v.string() }) })

/** The newest version of a secret, without spaces around it as functions read it; null if there is none. */
async function readSecret(projectId: string, name: string, read: ReadApi): Promise<string | null> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest:access`
  const version = await readAs(read, url, versionSchema)
  return version && Buffer.from(version.payload.data, 'base64').toString().trim()
}

/** Why a mail server cannot be asked at this address, without any part of it; null if it can. */
function findAddressFault(url: string): string | null {
  if (!/^smtps?:\/\//.test(url)) return 'it does not begin with smtps:// or smtp://'
  return URL.canParse(url) && new URL(url).hostname !== ''
    ? null
    : 'it has no host, or a character in user or password that must be written as % and two digits'
}

function toSetCommand(name: string, projectId: string): string {
  return `npx firebase functions:secrets:set ${name} --project ${projectId}`
}

function toOffCommand(name: string, projectId: string): string {
  return `printf off | ${toSetCommand(name, projectId)} --data-file -`
}
