import type { Deployment } from '../../deploy/projectCheck'
import type { Endpoint } from '../../deploy/readFunctionsManifest'
import { functionsRegion } from '../../domain/site/businessDetails'
import { createVapidKeys } from '../../functions/push/vapidKeys'

const endpoint: Endpoint = {
  platform: 'gcfv2',
  region: [functionsRegion],
  timeoutSeconds: null,
  availableMemoryMb: null,
  concurrency: null,
  maxInstances: 10,
  secretEnvironmentVariables: [
    { key: 'SMTP_URL' },
    { key: 'VAPID_PUBLIC_KEY' },
    { key: 'VAPID_PRIVATE_KEY' },
  ],
  httpsTrigger: {},
}

export const deployment: Deployment = {
  projectId: 'shop',
  siteUrl: 'https://arielle.ng',
  endpoints: { api: endpoint },
  indexesJson: JSON.stringify({
    indexes: [
      {
        collectionGroup: 'requests',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'status', order: 'ASCENDING' },
          { fieldPath: 'createdAt', order: 'DESCENDING' },
        ],
      },
    ],
  }),
  rules: { firestore: 'rules of Firestore', storage: 'rules of Storage' },
  hasAppCheckKey: true,
}

export const firestore = 'https://firestore.googleapis.com/v1/projects/shop/databases/(default)'
const rulesOrigin = 'https://firebaserules.googleapis.com/v1'
const toSecretUrl = (name: string) =>
  `https://secretmanager.googleapis.com/v1/projects/shop/secrets/${name}/versions/latest:access`
export const secretUrl = toSecretUrl('SMTP_URL')
export const publicKeyUrl = toSecretUrl('VAPID_PUBLIC_KEY')
export const privateKeyUrl = toSecretUrl('VAPID_PRIVATE_KEY')
export const billingUrl = 'https://cloudbilling.googleapis.com/v1/projects/shop/billingInfo'
export const signInUrl = 'https://identitytoolkit.googleapis.com/admin/v2/projects/shop/config'
export const bucketUrl = 'https://storage.googleapis.com/storage/v1/b/shop.firebasestorage.app'
export const functionsUrl = 'https://cloudfunctions.googleapis.com/v2/projects/shop/locations/-/functions'
export const indexesUrl = `${firestore}/collectionGroups/-/indexes`
export const appCheckUrl = 'https://firebaseappcheck.googleapis.com/v1/projects/shop/services'
export const firestoreRulesetUrl = `${rulesOrigin}/projects/shop/rulesets/1`

export const toSecret = (value: string) => ({ payload: { data: Buffer.from(value).toString('base64') } })
/** A function that firebase-tools has deployed, unless other labels say otherwise. */
export const toFunction = (
  region: string,
  id: string,
  labels: Readonly<Record<string, string>> = { 'deployment-tool': 'cli-firebase' },
) => ({ name: `projects/shop/locations/${region}/functions/${id}`, labels })
export const toServices = (...modes: [string, string, string]) => ({
  services: ['firestore', 'firebasestorage', 'identitytoolkit'].map((name, index) => ({
    name: `projects/123/services/${name}.googleapis.com`,
    enforcementMode: modes[index],
  })),
})
export const toLiveIndex = (state: string) => ({
  name: 'projects/shop/databases/(default)/collectionGroups/requests/indexes/CICA',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'createdAt', order: 'DESCENDING' },
    { fieldPath: '__name__', order: 'DESCENDING' },
  ],
  state,
})

const pushKeys = createVapidKeys()

/** The answers of Google's APIs about a project in which nothing is missing. */
export const healthy: Readonly<Record<string, unknown>> = {
  'https://firebase.googleapis.com/v1beta1/projects/shop': { projectId: 'shop' },
  [billingUrl]: { billingEnabled: true },
  [signInUrl]: {
    signIn: { email: { enabled: true }, anonymous: { enabled: true } },
    authorizedDomains: ['localhost', 'arielle.ng'],
  },
  [firestore]: { locationId: 'eur3', type: 'FIRESTORE_NATIVE' },
  [bucketUrl]: { location: functionsRegion.toUpperCase() },
  [secretUrl]: toSecret('smtps://user:secret@mail.example'),
  [publicKeyUrl]: toSecret(pushKeys.publicKey),
  [privateKeyUrl]: toSecret(pushKeys.privateKey),
  [functionsUrl]: {
    functions: [
      toFunction(functionsRegion, 'api'),
      toFunction('us-central1', 'ext-resize', {
        'deployment-tool': 'cli-firebase',
        'firebase-functions-codebase': 'extensions',
      }),
      toFunction('us-central1', 'of-gcloud', { 'deployment-tool': 'cli-gcloud' }),
      toFunction('us-central1', 'of-nobody', {}),
    ],
  },
  [indexesUrl]: { indexes: [toLiveIndex('READY')] },
  [`${rulesOrigin}/projects/shop/releases/cloud.firestore`]: { rulesetName: 'projects/shop/rulesets/1' },
  [`${rulesOrigin}/projects/shop/releases/firebase.storage/shop.firebasestorage.app`]: {
    rulesetName: 'projects/shop/rulesets/2',
  },
  [firestoreRulesetUrl]: { source: { files: [{ content: 'rules of Firestore' }] } },
  [`${rulesOrigin}/projects/shop/rulesets/2`]: { source: { files: [{ content: 'rules of Storage' }] } },
  [appCheckUrl]: toServices('ENFORCED', 'ENFORCED', 'ENFORCED'),
}
