import { createHash } from 'node:crypto'
import { describe, test } from 'vitest'
import {
  pushDeviceSchemaTestCases,
  pushDeviceWithMaxLengthFields,
  validPushDevice,
} from '../schemas/pushDeviceSchemaTestCases'
import type { FieldChanges } from '../schemas/schemaCase'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import type { RulesTestAccountName, RulesTestUserName } from './personas'
import { createPushDeviceFixture, getClientTimeOneSecondAgo } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const accounts: readonly RulesTestAccountName[] = ['guest', 'ada', 'bisi']
const others: readonly RulesTestAccountName[] = ['guest', 'ben', 'bisi']
const everyone: readonly RulesTestUserName[] = ['visitor', 'ada', ...others]

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const path = `pushDevices/${hash(validPushDevice.endpoint)}`
const seedAdas = () => seed({ [path]: createPushDeviceFixture('ada') })
const adas = firestoreAs('ada').doc(path)

test.each(accounts)('%s can get, create and delete their own, and create it again', async (persona) => {
  const own = firestoreAs(persona).doc(path)
  await expectAllowed(own.get())
  await expectAllowed(own.set(createPushDeviceFixture(persona)))
  await expectAllowed(own.get())
  await expectAllowed(own.delete())
  await expectAllowed(own.delete())
  await expectAllowed(own.set(createPushDeviceFixture(persona)))
})

test('a visitor cannot get, create or delete one', async () => {
  const device = firestoreAs('visitor').doc(path)
  await expectDenied(device.get(), device.delete(), device.set(createPushDeviceFixture('ada')))
  await seedAdas()
  await expectDenied(device.get(), device.delete())
})

test.each(others)("%s cannot get or delete ada's, or create one in her name", async (persona) => {
  const device = firestoreAs(persona).doc(path)
  await expectDenied(device.set(createPushDeviceFixture('ada')))
  await seedAdas()
  await expectDenied(device.get(), device.delete(), device.set(createPushDeviceFixture(persona)))
  await expectAllowed(adas.delete())
  await expectAllowed(device.set(createPushDeviceFixture(persona)))
})

test.each(everyone)('%s can neither list them nor update one', async (persona) => {
  await seedAdas()
  const all = firestoreAs(persona).collection('pushDevices')
  await expectDenied(all.limit(1).get(), all.where('uid', '==', 'ada').limit(1).get())
  const device = firestoreAs(persona).doc(path)
  await expectDenied(device.set(createPushDeviceFixture('ada')), device.update({ auth: 'A'.repeat(22) }))
})

test.each([
  ['the hash of another endpoint', hash('https://push.example/other')],
  ['the hash in capitals', hash(validPushDevice.endpoint).toUpperCase()],
  ['the hash in base64url', createHash('sha256').update(validPushDevice.endpoint).digest('base64url')],
  ['the uid', 'ada'],
])('the id cannot be %s', (_, id) =>
  expectDenied(firestoreAs('ada').doc(`pushDevices/${id}`).set(createPushDeviceFixture('ada'))),
)

describe('a push device', () => {
  /** Creates a device whose id is the hash of its endpoint, so that only the change can be the reason to deny it. */
  const create = (change: FieldChanges = {}) => {
    const device = createPushDeviceFixture('ada', change)
    return firestoreAs('ada')
      .doc(`pushDevices/${hash(String(device.endpoint))}`)
      .set(device)
  }

  test('may have the longest endpoint', () => expectAllowed(create(pushDeviceWithMaxLengthFields)))

  test.each(pushDeviceSchemaTestCases)('$says', ({ change, invalidFields }) =>
    expectDecision(create(change), invalidFields.length === 0),
  )

  test.each([
    ['in the name of another account', { uid: 'ben' }],
    ['without a uid', { uid: undefined }],
    ["with the client's time", { createdAt: getClientTimeOneSecondAgo() }],
    ['without a time', { createdAt: undefined }],
    ['with an unknown field', { staff: true }],
  ])('cannot be created %s', (_, change) => expectDenied(create(change)))
})
