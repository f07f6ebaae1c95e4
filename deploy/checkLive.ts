import * as v from 'valibot'
import { functionsRegion, getBucketName } from '../domain/site/businessDetails'
import { readIndexProgress } from './firestoreIndexes'
import { type ProjectCheck, type ReadApi, readAs } from './projectCheck'

// A project may have functions of others: those of `gcloud` or the console have no such tool, and those of an extension
// have a codebase of their own.
const toolLabel = 'deployment-tool'
const codebaseLabel = 'firebase-functions-codebase'
const functionSchema = v.object({
  name: v.string(),
  labels: v.optional(v.record(v.string(), v.string()), {}),
})

/** Functions of an earlier region or release would go on beside the new ones, and send everything twice. */
export const checkLiveFunctions: ProjectCheck = {
  stopsUnread: true,
  topic: 'No function of an earlier release runs beside the new ones',
  how: (projectId) => [`npx firebase functions:list --project ${projectId}`],
  look: async ({ projectId, endpoints }, read) => {
    const answer = await readAs(
      read,
      `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions`,
      v.object({ functions: v.optional(v.array(functionSchema), []) }),
    )
    const { functions } = answer ?? { functions: [] }
    const stray = functions
      .filter(
        ({ labels }) =>
          labels[toolLabel]?.startsWith('cli-firebase') && (labels[codebaseLabel] ?? 'default') === 'default',
      )
      .map(({ name }) => ({ region: name.split('/')[3] ?? '', id: name.split('/')[5] ?? '' }))
      .filter(({ region, id }) => region !== functionsRegion || !(id in endpoints))
    if (stray.length === 0)
      return { state: 'done', title: 'No function of an earlier release runs beside the new ones' }
    return {
      state: 'missing',
      title: 'Functions run that this release does not have: they would go on beside the new ones',
      details: stray.map(({ region, id }) => `${id} in ${region}`),
      fix: stray.map(
        ({ region, id }) => `npx firebase functions:delete ${id} --region ${region} --project ${projectId}`,
      ),
    }
  },
}

export const checkIndexes: ProjectCheck = {
  topic: 'The indexes of Firestore are ready',
  how: () => ['Nothing to do: the deployment makes them first, and waits until they are ready.'],
  look: async ({ projectId, indexesJson }, read) => {
    const { declared, missing, building, broken } = await readIndexProgress(projectId, indexesJson, read)
    if (broken.length > 0)
      return {
        state: 'missing',
        title: `${broken.length} indexes could not be built; delete them, and they are made again`,
        details: broken,
        fix: [
          `https://console.firebase.google.com/project/${projectId}/firestore/databases/-default-/indexes`,
        ],
      }
    if (missing.length + building.length === 0)
      return { state: 'done', title: `All ${declared} indexes of Firestore are ready` }
    return {
      state: 'advice',
      title: `${missing.length} of ${declared} indexes are not there yet, and ${building.length} are being built`,
    }
  },
}

const files = { firestore: 'firestore.rules', storage: 'storage.rules' } as const

/** Says which rules this deployment changes. */
export const checkLiveRules: ProjectCheck = {
  topic: 'The rules of Firestore and Storage are those of this release',
  how: () => ['Nothing to do: the deployment releases them before the functions and the site.'],
  look: async ({ projectId, rules }, read) => {
    const live = {
      firestore: await readRules(projectId, 'cloud.firestore', read),
      storage: await readRules(projectId, `firebase.storage/${getBucketName(projectId)}`, read),
    }
    const changed = (['firestore', 'storage'] as const).filter((name) => live[name] !== rules[name])
    if (changed.length === 0) return { state: 'done', title: 'The rules are those of this release' }
    const names = changed.map((name) => files[name])
    return { state: 'advice', title: `Other rules are live: this deployment changes ${names.join(' and ')}` }
  },
}

const rulesetSchema = v.object({
  source: v.object({ files: v.array(v.object({ content: v.string() })) }),
})

async function readRules(projectId: string, release: string, read: ReadApi): Promise<string | null> {
  const origin = 'https://firebaserules.googleapis.com/v1'
  const found = await readAs(
    read,
    `${origin}/projects/${projectId}/releases/${release}`,
    v.object({ rulesetName: v.string() }),
  )
  const ruleset = found && (await readAs(read, `${origin}/${found.rulesetName}`, rulesetSchema))
  return ruleset?.source.files[0]?.content ?? null
}

const enforcedServices = [
  ['firestore.googleapis.com', 'Firestore'],
  ['firebasestorage.googleapis.com', 'Storage'],
  ['identitytoolkit.googleapis.com', 'Authentication'],
] as const

const serviceSchema = v.object({ name: v.string(), enforcementMode: v.optional(v.string()) })
const servicesSchema = v.object({ services: v.optional(v.array(serviceSchema), []) })

/** App Check protects only what enforces it; enforcing without a key in the build would lock everybody out. */
export const checkEnforcement: ProjectCheck = {
  topic: 'Firestore, Storage and Authentication enforce App Check, if the build has its key',
  how: (projectId) => [
    "When its figures show that visitors pass, press 'Enforce' for each:",
    `https://console.firebase.google.com/project/${projectId}/appcheck/products`,
  ],
  look: async ({ projectId, hasAppCheckKey }, read) => {
    const answer = await readAs(
      read,
      `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`,
      servicesSchema,
    )
    const { services } = answer ?? { services: [] }
    const enforced = new Set(
      services
        .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
        .map(({ name }) => name.split('/').at(-1)),
    )
    const on = enforcedServices.filter(([service]) => enforced.has(service)).map(([, name]) => name)
    const off = enforcedServices.filter(([service]) => !enforced.has(service)).map(([, name]) => name)
    if (on.length > 0 && !hasAppCheckKey)
      return {
        state: 'missing',
        title: `${on.join(', ')} enforce App Check, and the build has no key: nobody could sign in or send`,
        fix: ["Add VITE_APP_CHECK_SITE_KEY to .env.production.local, or press 'Unenforce' in the console."],
      }
    if (!hasAppCheckKey)
      return { state: 'advice', title: 'App Check is off in the build, and nothing enforces it' }
    if (off.length > 0) return { state: 'advice', title: `${off.join(', ')} do not enforce App Check yet` }
    return { state: 'done', title: 'Firestore, Storage and Authentication enforce App Check' }
  },
}
