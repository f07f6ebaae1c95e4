import { checkBilling, checkBucket, checkDatabase, checkSignIn } from './checkProject'
import { checkEnforcement, checkIndexes, checkLiveFunctions, checkLiveRules } from './checkLive'
import { checkPushKeys, checkSecret, pushKeySecrets } from './checkSending'
import type { Check } from './checklist'
import type { Deployment, ProjectCheck, ReadApi } from './projectCheck'

function listProjectChecks({ endpoints }: Deployment): ProjectCheck[] {
  const secrets = new Set(
    Object.values(endpoints).flatMap(({ secretEnvironmentVariables }) =>
      secretEnvironmentVariables.map(({ key }) => key),
    ),
  )
  const others = [...secrets].filter((name) => !pushKeySecrets.some((key) => key === name))
  return [
    checkBilling,
    checkSignIn,
    checkDatabase,
    checkBucket,
    ...others.map(checkSecret),
    ...(others.length < secrets.size ? [checkPushKeys] : []),
    checkLiveFunctions,
    checkIndexes,
    checkLiveRules,
    checkEnforcement,
  ]
}

/** What the project must have, for a person who does it by hand: nothing is looked at. */
export function explainProject(deployment: Deployment): Check[] {
  const signIn: Check = {
    state: 'unknown',
    title: 'You are signed in to Firebase',
    fix: ['npx firebase login'],
  }
  const others = listProjectChecks(deployment).map(({ topic, how }): Check => ({
    state: 'unknown',
    title: topic,
    fix: how(deployment.projectId),
  }))
  return [signIn, ...others]
}

/**
 * Looks at each thing that the project must have. What cannot be read is left to the person, with the reason; a database, a
 * bucket or functions that cannot be read stop the deployment.
 */
export function checkProject(deployment: Deployment, read: ReadApi): Promise<Check[]> {
  return Promise.all(listProjectChecks(deployment).map((check) => look(check, deployment, read)))
}

async function look(
  { topic, how, stopsUnread, look }: ProjectCheck,
  deployment: Deployment,
  read: ReadApi,
): Promise<Check> {
  const fix = how(deployment.projectId)
  try {
    return { fix, ...(await look(deployment, read)) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const state = stopsUnread ? 'missing' : 'unknown'
    return { state, title: topic, details: [`It could not be read. ${reason}`], fix }
  }
}
