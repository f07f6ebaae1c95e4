import { functionsRegion } from '../domain/site/businessDetails'
import type { Check } from './checklist'
import type { ReadApi } from './googleApis'
import {
  type FindFaults,
  findAppCheckFaults,
  findFunctionFaults,
  findMailFaults,
  findPushKeyFaults,
  findSignInFaults,
} from './projectFaults'
import type { Deployment } from './prepareRelease'

/**
 * What a deployment needs of the Firebase project, and what mends it. `findFaults` looks at what firebase-tools and the
 * console do not say. `stopsUnread` is for what a deployment would delete.
 */
type ProjectNeed = {
  title: string
  fix: (projectId: string) => readonly string[]
  findFaults?: FindFaults
  stopsUnread?: true
}

const consoleUrl = 'https://console.firebase.google.com/project'

const needs: readonly ProjectNeed[] = [
  { title: 'You are signed in to Firebase', fix: () => ['npx firebase login'] },
  {
    title: 'The project is there, on the Blaze plan',
    fix: (projectId) => [
      `Make the project, if there is none: npx firebase projects:create ${projectId}`,
      `Choose Blaze: ${consoleUrl}/${projectId}/usage/details`,
    ],
  },
  {
    title: `The Storage bucket is there, in ${functionsRegion}`,
    fix: (projectId) => [
      `Press 'Get started', and choose ${functionsRegion}: ${consoleUrl}/${projectId}/storage`,
    ],
  },
  {
    title: 'Visitors can sign in, and send without an account',
    fix: (projectId) => [
      `Enable 'Email/Password' and 'Anonymous', and 'Google' if you offer it: ${consoleUrl}/${projectId}/authentication/providers`,
      `For Google, add the host of your address: ${consoleUrl}/${projectId}/authentication/settings`,
    ],
    findFaults: findSignInFaults,
  },
  {
    title: 'The secret SMTP_URL is the address of a mail server, or off',
    fix: (projectId) => [
      toSetCommand('SMTP_URL', projectId),
      'smtps://USER:PASSWORD@HOST sends e-mail (write @ : / # ? % in them as %40 %3A %2F %23 %3F %25), off does without.',
    ],
    findFaults: findMailFaults,
  },
  {
    title: 'The secrets VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair that signs push messages, or off',
    fix: (projectId) => [
      `npm run push-keys -- --project ${projectId}   (it makes both keys, and prints how to store them)`,
      `Or do without, with off as both: ${toSetCommand('VAPID_PUBLIC_KEY', projectId)}`,
      toSetCommand('VAPID_PRIVATE_KEY', projectId),
    ],
    findFaults: findPushKeyFaults,
  },
  {
    title: 'No function runs that this release does not have',
    fix: (projectId) => [
      `A new project shows none before you enable https://console.cloud.google.com/apis/library/cloudfunctions.googleapis.com?project=${projectId}`,
      `npx firebase functions:list --project ${projectId}`,
    ],
    findFaults: findFunctionFaults,
    stopsUnread: true,
  },
  {
    title: 'App Check is enforced only if the build has its key',
    fix: (projectId) => [
      'Add VITE_APP_CHECK_SITE_KEY to .env.production.local,',
      `or press 'Unenforce': ${consoleUrl}/${projectId}/appcheck/products`,
    ],
    findFaults: findAppCheckFaults,
  },
]

/** What the project must have, for a person who does it by hand: nothing is looked at. */
export function explainProject(projectId: string): Check[] {
  return needs.map(({ title, fix }) => ({ state: 'unknown', title, fix: fix(projectId) }))
}

/**
 * Looks at what firebase-tools and the console do not say. What cannot be read is left to the person, with the reason;
 * if the deployed functions cannot be listed, nothing is deployed.
 */
export async function checkProject(deployment: Deployment, read: ReadApi): Promise<Check[]> {
  return (await Promise.all(needs.map((need) => check(need, deployment, read)))).flat()
}

async function check(need: ProjectNeed, deployment: Deployment, read: ReadApi): Promise<Check[]> {
  const { title, findFaults, stopsUnread } = need
  if (!findFaults) return []
  const fix = need.fix(deployment.projectId)
  try {
    const details = await findFaults(deployment, read)
    return [{ state: details.length === 0 ? 'done' : 'missing', title, details, fix }]
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    const state = stopsUnread ? 'missing' : 'unknown'
    return [{ state, title, details: [`It could not be read. ${reason}`], fix }]
  }
}

function toSetCommand(name: string, projectId: string): string {
  return `npx firebase functions:secrets:set ${name} --project ${projectId}`
}
