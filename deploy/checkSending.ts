import * as v from 'valibot'
import { type ProjectCheck, readAs } from './projectCheck'

/** What a secret is for, and the commands that set it. */
type Secret = { purpose: string; how: (projectId: string) => readonly string[] }

const secrets: Readonly<Record<string, Secret>> = {
  SMTP_URL: {
    purpose: 'sends e-mail: smtps://USER:PASSWORD@HOST of your mail server',
    how: (projectId) => [toSetCommand('SMTP_URL', projectId), toOffCommand('SMTP_URL', projectId)],
  },
  VAPID_PUBLIC_KEY: {
    purpose: 'signs push messages',
    how: (projectId) => [makePushKeys(projectId), toOffCommand('VAPID_PUBLIC_KEY', projectId)],
  },
  VAPID_PRIVATE_KEY: {
    purpose: 'signs push messages',
    how: (projectId) => [makePushKeys(projectId), toOffCommand('VAPID_PRIVATE_KEY', projectId)],
  },
}

const versionSchema = v.object({ payload: v.object({ data: v.string() }) })

/** Whether a secret of the functions is set. Its value is read only to say that it is 'off'; it is never shown. */
export function checkSecret(name: string): ProjectCheck {
  const { purpose, how }: Secret = secrets[name] ?? {
    purpose: 'is needed by the functions',
    how: (projectId) => [toSetCommand(name, projectId)],
  }
  return {
    topic: `The secret ${name} ${purpose}`,
    how,
    look: async ({ projectId }, read) => {
      const url = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest:access`
      const version = await readAs(read, url, versionSchema)
      if (version === null) return { state: 'missing', title: `The secret ${name} is not set: it ${purpose}` }
      const value = Buffer.from(version.payload.data, 'base64').toString()
      if (value.trim() !== 'off') return { state: 'done', title: `The secret ${name} is set` }
      return {
        state: 'advice',
        title: `The secret ${name} is 'off': the shop works without what it is for (${purpose})`,
      }
    },
  }
}

function makePushKeys(projectId: string): string {
  return `npm run push-keys -- --project ${projectId}   (it makes both keys, and prints how to store them)`
}

function toSetCommand(name: string, projectId: string): string {
  return `npx firebase functions:secrets:set ${name} --project ${projectId}`
}

function toOffCommand(name: string, projectId: string): string {
  return `or do without: printf off | ${toSetCommand(name, projectId)} --data-file -`
}
