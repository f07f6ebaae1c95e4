import { describe, expect, test } from 'vitest'
import type { Deployment } from '../../deploy/projectCheck'
import { checkProject, explainProject } from '../../deploy/projectChecks'
import { functionsRegion } from '../../domain/site/businessDetails'
import { createVapidKeys } from '../../functions/push/vapidKeys'
import {
  appCheckUrl,
  billingUrl,
  bucketUrl,
  deployment,
  firestore,
  firestoreRulesetUrl,
  functionsUrl,
  healthy,
  indexesUrl,
  privateKeyUrl,
  publicKeyUrl,
  secretUrl,
  signInUrl,
  toFunction,
  toLiveIndex,
  toSecret,
  toServices,
} from './projectAnswers'

/** The checks that are not done, when these answers differ. null is an answer 404, an Error is thrown. */
async function findProblems(answers: Readonly<Record<string, unknown>>, change: Partial<Deployment> = {}) {
  const checks = await checkProject({ ...deployment, ...change }, (url) => {
    const answer = { ...healthy, ...answers }[url]
    if (answer === undefined) throw new Error(`nobody asks ${url}`)
    if (answer instanceof Error) throw answer
    return Promise.resolve(answer)
  })
  return checks.filter(({ state }) => state !== 'done')
}

describe('a project', () => {
  test('in which nothing is missing has only points that are done', async () =>
    expect(await findProblems({})).toEqual([]))

  test.each([
    [
      'is not there',
      { 'https://firebase.googleapis.com/v1beta1/projects/shop': null },
      'no Firebase project',
    ],
    ['is not on the Blaze plan', { [billingUrl]: {} }, 'not on the Blaze plan'],
    ['has no sign-in', { [signInUrl]: null }, 'Sign-in methods are off'],
    [
      'lets nobody send without an account',
      { [signInUrl]: { signIn: { email: { enabled: true } } } },
      'Sign-in methods are off',
    ],
    ['has no database', { [firestore]: null }, 'no Firestore database'],
    ['has no bucket', { [bucketUrl]: null }, 'no Storage bucket shop.firebasestorage.app'],
    ['has its bucket elsewhere', { [bucketUrl]: { location: 'US-EAST1' } }, 'bucket is in us-east1'],
    ['lacks a secret', { [secretUrl]: null }, 'secret SMTP_URL is not set'],
    [
      'has a bare host as its mail server',
      { [secretUrl]: toSecret('mail.example') },
      'does not begin with smtp',
    ],
    [
      'sends mail to a page',
      { [secretUrl]: toSecret('https://user:pass@mail.example') },
      'does not begin with smtp',
    ],
    [
      'has a password with characters that an address must encode',
      { [secretUrl]: toSecret('smtps://user:p/ss@word@mail.example') },
      'must be written as %',
    ],
    ['lacks a push key', { [privateKeyUrl]: null }, 'keys of push messages are not both set'],
    ['has one push key off', { [publicKeyUrl]: toSecret('off') }, 'do not belong together'],
    [
      'has push keys of two pairs',
      { [privateKeyUrl]: toSecret(createVapidKeys().privateKey) },
      'do not belong together',
    ],
    [
      'runs functions of another region',
      { [functionsUrl]: { functions: [toFunction('us-central1', 'api')] } },
      'Functions run that this release does not have',
    ],
    [
      'runs functions of another release',
      { [functionsUrl]: { functions: [toFunction(functionsRegion, 'gone')] } },
      'Functions run that this release does not have',
    ],
    [
      'has a broken index',
      { [indexesUrl]: { indexes: [toLiveIndex('NEEDS_REPAIR')] } },
      'could not be built',
    ],
  ])('that %s cannot be deployed to, and the point says how to mend it', async (_, answers, title) => {
    const problems = await findProblems(answers)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ state: 'missing', title: expect.stringContaining(title) as unknown })
    expect(problems[0]?.fix?.length).toBeGreaterThan(0)
  })

  test.each([
    [
      'has a domain that may not sign in with Google',
      { [signInUrl]: { ...(healthy[signInUrl] as object), authorizedDomains: [] } },
      'would fail on arielle.ng',
    ],
    ['has its database elsewhere', { [firestore]: { locationId: 'nam5' } }, 'database is in nam5'],
    ["has a secret that is 'off'", { [secretUrl]: toSecret('off\n') }, "SMTP_URL is 'off'"],
    [
      'does without push messages',
      { [publicKeyUrl]: toSecret('off\n'), [privateKeyUrl]: toSecret('off') },
      "push messages are 'off'",
    ],
    ['builds an index', { [indexesUrl]: { indexes: [toLiveIndex('CREATING')] } }, '1 are being built'],
    ['lacks an index', { [indexesUrl]: {} }, '1 of 1 indexes are not there yet'],
    [
      'has other rules',
      { [firestoreRulesetUrl]: { source: { files: [{ content: 'allow all' }] } } },
      'changes firestore.rules',
    ],
    [
      'does not enforce App Check',
      { [appCheckUrl]: {} },
      'Firestore, Storage, Authentication do not enforce',
    ],
  ])('that %s is deployed to, with a note', async (_, answers, title) => {
    const problems = await findProblems(answers)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ state: 'advice', title: expect.stringContaining(title) as unknown })
  })

  test('that enforces App Check is not deployed to without its key, which would lock everybody out', async () => {
    const enforced = { [appCheckUrl]: toServices('ENFORCED', 'OFF', 'UNENFORCED') }
    expect(await findProblems(enforced, { hasAppCheckKey: false })).toMatchObject([
      { state: 'missing', title: expect.stringContaining('Firestore enforce App Check') as unknown },
    ])
    const off = await findProblems({ [appCheckUrl]: {} }, { hasAppCheckKey: false })
    expect(off).toMatchObject([{ state: 'advice' }])
  })

  test('that an API does not show leaves that point to the person, and stops nothing', async () => {
    const problems = await findProblems({ [billingUrl]: new Error('answered 403'), [secretUrl]: { size: 1 } })
    expect(problems.map(({ state }) => state)).toEqual(['unknown', 'unknown'])
    expect(problems[0]?.details?.join()).toContain('answered 403')
  })

  test.each([firestore, bucketUrl])(
    'that does not show whether it has %s is not deployed to: a database would be made in the United States',
    async (url) => {
      const [problem, ...others] = await findProblems({ [url]: new Error('answered 403') })
      expect(problem).toMatchObject({
        state: 'missing',
        details: [expect.stringContaining('answered 403')],
      })
      expect(problem?.fix?.[0]).toContain(functionsRegion)
      expect(others).toEqual([])
    },
  )

  test('that does not show its functions is not deployed to: those of others would be deleted', async () =>
    expect(await findProblems({ [functionsUrl]: new Error('answered 403') })).toMatchObject([
      { state: 'missing', details: [expect.stringContaining('answered 403')] },
    ]))

  test('whose site has no valid address gets the note that it is not authorized', async () =>
    expect(await findProblems({}, { siteUrl: 'arielle.ng shop' })).toMatchObject([
      { state: 'advice', title: expect.stringContaining('would fail on arielle.ng shop') as unknown },
    ]))

  test.each(['smtps://bisi:secret@mail.example', 'ftp://bisi:secret@mail.example', 'bisi:secret'])(
    'never shows the value of the secret %s',
    async (value) => {
      const answers = { ...healthy, [secretUrl]: toSecret(value), [privateKeyUrl]: toSecret('bisi:secret') }
      const checks = await checkProject(deployment, (url) => Promise.resolve(answers[url]))
      expect(JSON.stringify(checks)).not.toContain('bisi')
    },
  )
})

test('a checklist names the command that makes push keys once: run twice, it makes keys that do not belong together', () =>
  expect(JSON.stringify(explainProject(deployment)).split('npm run push-keys')).toHaveLength(2))

test('a dry run says of each point how a person does it, and asks nobody', async () => {
  const explained = explainProject(deployment)
  const asked = await checkProject(deployment, () => Promise.resolve(null))
  expect(explained).toHaveLength(asked.length + 1)
  for (const { state, fix } of explained)
    expect([state, fix?.length]).toEqual(['unknown', expect.any(Number)])
})
