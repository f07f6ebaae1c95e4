import { expect, test } from 'vitest'
import { checkProject, explainProject } from '../../deploy/checkProject'
import { readIndexStates } from '../../deploy/projectFaults'
import { functionsRegion } from '../../domain/site/businessDetails'
import { createVapidKeys } from '../../functions/push/vapidKeys'

const toSecretUrl = (name: string) =>
  `https://secretmanager.googleapis.com/v1/projects/shop/secrets/${name}/versions/latest:access`
const mailUrl = toSecretUrl('SMTP_URL')
const publicKeyUrl = toSecretUrl('VAPID_PUBLIC_KEY')
const privateKeyUrl = toSecretUrl('VAPID_PRIVATE_KEY')
const signInUrl = 'https://identitytoolkit.googleapis.com/admin/v2/projects/shop/config'
const functionsUrl = 'https://cloudfunctions.googleapis.com/v2/projects/shop/locations/-/functions'
const appCheckUrl = 'https://firebaseappcheck.googleapis.com/v1/projects/shop/services'

const toSecret = (value: string) => ({ payload: { data: Buffer.from(value).toString('base64') } })

const byFirebase = { 'deployment-tool': 'cli-firebase' }
const byExtension = { ...byFirebase, 'firebase-functions-codebase': 'extensions' }
const toFunction = (region: string, id: string, labels: object = byFirebase) => ({
  name: `projects/shop/locations/${region}/functions/${id}`,
  labels,
})

const pushKeys = createVapidKeys()

/** The answers of Google's APIs about a project in which nothing is missing. */
const healthy: Readonly<Record<string, unknown>> = {
  [signInUrl]: { signIn: { email: { enabled: true }, anonymous: { enabled: true } } },
  [mailUrl]: toSecret('smtps://user:secret@mail.example'),
  [publicKeyUrl]: toSecret(pushKeys.publicKey),
  [privateKeyUrl]: toSecret(pushKeys.privateKey),
  [functionsUrl]: {
    functions: [
      toFunction(functionsRegion, 'api'),
      toFunction('us-central1', 'resize', byExtension),
      toFunction('us-central1', 'by-others', {}),
    ],
  },
  [appCheckUrl]: { services: [{ name: 'a/firestore.googleapis.com', enforcementMode: 'OFF' }] },
}

/** What is said of a project when one of these answers differs. null is an answer 404, an Error is thrown. */
async function findProblems(url: string, answer: unknown, hasAppCheckKey = false) {
  const answers: Readonly<Record<string, unknown>> = { ...healthy, [url]: answer }
  const deployment = { projectId: 'shop', functionNames: ['api'], hasAppCheckKey }
  const checks = await checkProject(deployment, (asked) =>
    answers[asked] instanceof Error ? Promise.reject(answers[asked]) : Promise.resolve(answers[asked]),
  )
  return checks.filter(({ state }) => state !== 'done')
}

const guestsOff = { signIn: { email: { enabled: true } } }
const wrongRegion = { functions: [toFunction('us-central1', 'api')] }
const wrongRelease = { functions: [toFunction(functionsRegion, 'gone')] }
const enforced = { services: [{ name: 'a/firestore.googleapis.com', enforcementMode: 'ENFORCED' }] }
const otherKey = toSecret(createVapidKeys().privateKey)

test.each([
  ['no sign-in', signInUrl, null, "'Email/Password' is off"],
  ['no sign-in of guests', signInUrl, guestsOff, "'Anonymous' is off"],
  ['no secret for e-mail', mailUrl, null, 'It is not set'],
  ['a bare host as its mail server', mailUrl, toSecret('mail.example'), 'does not begin with smtp'],
  ['a mail password to encode', mailUrl, toSecret('smtps://a:p/s@mail.example'), 'must be written as %'],
  ['one push key off', publicKeyUrl, toSecret('off'), 'not both set'],
  ['push keys of two pairs', privateKeyUrl, otherKey, 'do not belong together'],
  ['functions of another region', functionsUrl, wrongRegion, 'functions:delete api --region us-central1'],
  ['functions of another release', functionsUrl, wrongRelease, 'functions:delete gone'],
  ['functions that it does not show', functionsUrl, new Error('answered 403'), 'answered 403'],
  ['App Check enforced, without a key', appCheckUrl, enforced, 'firestore.googleapis.com enforces it'],
])('a project with %s is not deployed to, and is told why', async (_, url, answer, fault) => {
  const [problem, ...others] = await findProblems(url, answer)
  expect([problem?.state, problem?.details?.[0]]).toEqual(['missing', expect.stringContaining(fault)])
  expect(others).toEqual([])
})

test.each([
  ['nothing is missing', mailUrl, healthy[mailUrl]],
  ['no e-mail is sent', mailUrl, toSecret('off\n')],
  ['App Check is enforced, and the build has its key', appCheckUrl, enforced],
])('a project in which %s is deployed to', async (_, url, answer) =>
  expect(await findProblems(url, answer, true)).toEqual([]),
)

test('what an API does not show is left to the person, and stops nothing', async () =>
  expect(await findProblems(mailUrl, new Error('answered 403'))).toMatchObject([
    { state: 'unknown', details: [expect.stringContaining('answered 403')] },
  ]))

test.each(['ftp://bisi:secret@mail.example', 'smtps://bisi:a/b@mail.example', 'bisi:secret'])(
  'the value of the secret %s is never shown',
  async (value) => expect(JSON.stringify(await findProblems(mailUrl, toSecret(value)))).not.toContain('bisi'),
)

test('a dry run names the command that makes push keys once: run twice, it makes keys that do not belong together', () =>
  expect(JSON.stringify(explainProject('shop')).split('npm run push-keys')).toHaveLength(2))

test('the states of all indexes are read, also where there is none', async () => {
  const indexes = [{ state: 'READY' }, { state: 'CREATING' }]
  expect(await readIndexStates('shop', () => Promise.resolve({ indexes }))).toEqual(['READY', 'CREATING'])
  expect(await readIndexStates('shop', () => Promise.resolve({}))).toEqual([])
})
