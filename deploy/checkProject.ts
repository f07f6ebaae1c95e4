import * as v from 'valibot'
import { FIRESTORE_DUAL_REGION_TO_REGION_MAPPING, regionInLocation } from 'firebase-tools/lib/gcp/location.js'
import { functionsRegion, getBucketName } from '../domain/site/businessDetails'
import { factsFile } from './checkFacts'
import { type ProjectCheck, readAs } from './projectCheck'

const toConsoleUrl = (projectId: string, page: string) =>
  `https://console.firebase.google.com/project/${projectId}/${page}`

export const checkBilling: ProjectCheck = {
  topic: 'The project is there, on the Blaze plan',
  how: (projectId) => [
    `Make the project, if there is none: npx firebase projects:create ${projectId}`,
    `Choose Blaze: ${toConsoleUrl(projectId, 'usage/details')}`,
  ],
  look: async ({ projectId }, read) => {
    const project = await read(`https://firebase.googleapis.com/v1beta1/projects/${projectId}`)
    if (project === null) return { state: 'missing', title: `There is no Firebase project ${projectId}` }
    const billing = await readAs(
      read,
      `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`,
      v.object({ billingEnabled: v.optional(v.boolean()) }),
    )
    if (billing?.billingEnabled) return { state: 'done', title: 'The project is on the Blaze plan' }
    return {
      state: 'missing',
      title: 'The project is not on the Blaze plan, which functions and Storage need',
    }
  },
}

const methodSchema = v.optional(v.object({ enabled: v.optional(v.boolean()) }))
const signInSchema = v.object({
  signIn: v.optional(v.object({ email: methodSchema, anonymous: methodSchema })),
  authorizedDomains: v.optional(v.array(v.string())),
})

export const checkSignIn: ProjectCheck = {
  topic: 'Visitors can sign in, and send without an account',
  how: (projectId) => [
    `Enable 'Email/Password' and 'Anonymous', and 'Google' if you offer it: ${toConsoleUrl(projectId, 'authentication/providers')}`,
    `For Google, add the host of your address: ${toConsoleUrl(projectId, 'authentication/settings')}`,
  ],
  look: async ({ projectId, siteUrl }, read) => {
    const config = await readAs(
      read,
      `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`,
      signInSchema,
    )
    const { signIn, authorizedDomains = [] } = config ?? {}
    const off = [
      ...(signIn?.email?.enabled ? [] : ["'Email/Password' is off: nobody can register or sign in"]),
      ...(signIn?.anonymous?.enabled ? [] : ["'Anonymous' is off: nobody can send without an account"]),
    ]
    if (off.length > 0) return { state: 'missing', title: 'Sign-in methods are off', details: off }
    // Another check says what is wrong with an address that is none.
    const hostname = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : siteUrl
    if (!authorizedDomains.includes(hostname))
      return {
        state: 'advice',
        title: `Sign-in with Google would fail on ${hostname}, which is not authorized`,
      }
    return { state: 'done', title: 'Visitors can sign in, and send without an account' }
  },
}

// firebase-tools makes a database that is not there in nam5, in the United States, whatever firebase.json says of its one
// database (lib/firestore/fsConfig.js). No database can be moved.
export const checkDatabase: ProjectCheck = {
  stopsUnread: true,
  topic: `Firestore's database is there, in ${functionsRegion}`,
  how: (projectId) => [
    `npx firebase firestore:databases:create "(default)" --location ${functionsRegion} --project ${projectId}`,
  ],
  look: async ({ projectId }, read) => {
    const database = await readAs(
      read,
      `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`,
      v.object({ locationId: v.string() }),
    )
    if (database === null) return { state: 'missing', title: 'There is no Firestore database' }
    const { locationId } = database
    const nearest = FIRESTORE_DUAL_REGION_TO_REGION_MAPPING[locationId] ?? locationId
    if (nearest === functionsRegion)
      return { state: 'done', title: `Firestore's database is in ${locationId}` }
    return {
      state: 'advice',
      title: `Firestore's database is in ${locationId}, and the functions run in ${functionsRegion}`,
      details: ['That works, but each read of a function crosses that distance.'],
      fix: [`Put '${nearest}' as functionsRegion into ${factsFile}, and the region into firebase.json.`],
    }
  },
}

export const checkBucket: ProjectCheck = {
  stopsUnread: true,
  topic: `The Storage bucket is there, in ${functionsRegion}`,
  how: (projectId) => [
    `Press 'Get started', and choose ${functionsRegion}: ${toConsoleUrl(projectId, 'storage')}`,
    `The bucket has the name ${getBucketName(projectId)}.`,
  ],
  look: async ({ projectId }, read) => {
    const name = getBucketName(projectId)
    const bucket = await readAs(
      read,
      `https://storage.googleapis.com/storage/v1/b/${name}`,
      v.object({ location: v.string() }),
    )
    if (bucket === null) return { state: 'missing', title: `There is no Storage bucket ${name}` }
    const location = bucket.location.toLowerCase()
    if (location === functionsRegion || regionInLocation(functionsRegion, location))
      return { state: 'done', title: `The Storage bucket ${name} is in ${location}` }
    return {
      state: 'missing',
      title: `The Storage bucket is in ${location}: a function in ${functionsRegion} never hears of a photograph there`,
      fix: [
        `Put '${location}' as functionsRegion into ${factsFile}, and the region into firebase.json,`,
        'or make the bucket anew where the functions run, as long as it is empty.',
      ],
    }
  },
}
