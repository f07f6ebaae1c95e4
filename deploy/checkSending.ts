import * as v from 'valibot'
import { type ProjectCheck, readAs } from './projectCheck'

const purposes: Readonly<Record<string, { purpose: string; set: (projectId: string) => string }>> = {
  SMTP_URL: {
    purpose: 'sends e-mail: smtps://USER:PASSWORD@HOST of your mail server',
    set: (projectId) => `npx firebase functions:secrets:set SMTP_URL --project ${projectId}`,
  },
  VAPID_PUBLIC_KEY: { purpose: 'signs push messages', set: makePushKeys },
  VAPID_PRIVATE_KEY: { purpose: 'signs push messages', set: makePushKeys },
}

/** Whether a secret of the functions is set. Its value is read only to say that it is 'off'; it is never shown. */
export function checkSecret(name: string): ProjectCheck {
  const { purpose, set } = purposes[name] ?? { purpose: 'is needed by the functions', set: setSecret(name) }
  const how = (projectId: string) => [
    set(projectId),
    `or do without: printf off | npx firebase functions:secrets:set ${name} --data-file - --project ${projectId}`,
  ]
  return {
    topic: `The secret ${name} ${purpose}`,
    how,
    look: async ({ projectId }, read) => {
      const version = await readAs(
        read,
        `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest:access`,
        v.object({ payload: v.object({ data: v.string() }) }),
      )
      if (version === null) return { state: 'missing', title: `The secret ${name} is not set: it ${purpose}` }
      const { payload = {} } = version as { payload?: { data?: string } }
      const isOff =
        Buffer.from(payload.data ?? '', 'base64')
          .toString()
          .trim() === 'off'
      if (!isOff) return { state: 'done', title: `The secret ${name} is set` }
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

function setSecret(name: string) {
  return (projectId: string) => `npx firebase functions:secrets:set ${name} --project ${projectId}`
}
