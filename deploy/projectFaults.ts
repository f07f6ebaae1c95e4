import * as v from 'valibot'
import { functionsRegion } from '../domain/site/businessDetails'
import { parseVapidKeys } from '../functions/push/vapidKeys'
import type { ReadApi } from './googleApis'
import type { Deployment } from './prepareRelease'

const indexesSchema = v.object({ indexes: v.optional(v.array(v.object({ state: v.string() }))) })

/** The state of each index in a project: READY, CREATING or NEEDS_REPAIR. */
export async function readIndexStates(projectId: string, read: ReadApi): Promise<string[]> {
  const database = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`
  const answer = v.parse(v.nullable(indexesSchema), await read(`${database}/collectionGroups/-/indexes`))
  return (answer?.indexes ?? []).map(({ state }) => state)
}

/** Finds what is wrong in the project, in sentences: none if all is well. Rejects if it cannot be read. */
export type FindFaults = (deployment: Deployment, read: ReadApi) => Promise<string[]>

const methodSchema = v.optional(v.object({ enabled: v.optional(v.boolean()) }))
const signInSchema = v.object({
  signIn: v.optional(v.object({ email: methodSchema, anonymous: methodSchema })),
})

export const findSignInFaults: FindFaults = async ({ projectId }, read) => {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`
  const config = v.parse(v.nullable(signInSchema), await read(url))
  const { email, anonymous } = config?.signIn ?? {}
  return [
    ...(email?.enabled ? [] : ["'Email/Password' is off: nobody can register or sign in."]),
    ...(anonymous?.enabled ? [] : ["'Anonymous' is off: nobody can send without an account."]),
  ]
}

const versionSchema = v.object({ payload: v.object({ data: v.string() }) })

/** The newest version of a secret, without spaces around it as functions read it; empty if there is none. */
async function readSecret(name: string, projectId: string, read: ReadApi): Promise<string> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest:access`
  const version = v.parse(v.nullable(versionSchema), await read(url))
  const data = version?.payload.data ?? ''
  return Buffer.from(data, 'base64').toString().trim()
}

/** A sentence never has any part of a secret. */
export const findMailFaults: FindFaults = async ({ projectId }, read) => {
  const url = await readSecret('SMTP_URL', projectId, read)
  if (url === '') return ['It is not set.']
  if (url === 'off') return []
  if (!/^smtps?:\/\//.test(url)) return ['It does not begin with smtps:// or smtp://.']
  if (URL.canParse(url) && new URL(url).hostname !== '') return []
  return ['It has no host, or a character in user or password that must be written as % and two digits.']
}

/** With keys that are no pair, functions send no push message and say nothing. */
export const findPushKeyFaults: FindFaults = async ({ projectId }, read) => {
  const publicKey = await readSecret('VAPID_PUBLIC_KEY', projectId, read)
  const privateKey = await readSecret('VAPID_PRIVATE_KEY', projectId, read)
  if (publicKey === 'off' && privateKey === 'off') return []
  return parseVapidKeys(publicKey, privateKey) ? [] : ['They are not both set, or do not belong together.']
}

const functionSchema = v.object({
  name: v.string(),
  labels: v.optional(v.record(v.string(), v.string()), {}),
})
const functionsSchema = v.object({ functions: v.optional(v.array(functionSchema)) })

/**
 * Functions of an earlier region or release would be deleted without a question, by --force. A project may have functions of
 * others: those of `gcloud` or the console do not have this tool, and those of an extension have a codebase of their own.
 */
export const findFunctionFaults: FindFaults = async ({ projectId, functionNames }, read) => {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions`
  const answer = v.parse(v.nullable(functionsSchema), await read(url))
  return (answer?.functions ?? [])
    .filter(
      ({ labels }) =>
        labels['deployment-tool']?.startsWith('cli-firebase') &&
        (labels['firebase-functions-codebase'] ?? 'default') === 'default',
    )
    .map(({ name }) => ({ region: name.split('/')[3] ?? '', id: name.split('/')[5] ?? '' }))
    .filter(({ region, id }) => region !== functionsRegion || !functionNames.includes(id))
    .map(({ region, id }) => `npx firebase functions:delete ${id} --region ${region} --project ${projectId}`)
}

const serviceSchema = v.object({ name: v.string(), enforcementMode: v.optional(v.string()) })
const servicesSchema = v.object({ services: v.optional(v.array(serviceSchema)) })

/** Without a key in the build, a service that enforces App Check locks everybody out. */
export const findAppCheckFaults: FindFaults = async ({ projectId, hasAppCheckKey }, read) => {
  if (hasAppCheckKey) return []
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`
  const answer = v.parse(v.nullable(servicesSchema), await read(url))
  return (answer?.services ?? [])
    .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
    .map(({ name }) => `${name.split('/').at(-1) ?? ''} enforces it: nobody could sign in or send.`)
}
