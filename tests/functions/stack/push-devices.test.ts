import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import type { ApiRequest } from '../../../functions/apiTypes'
import { checkNewDevice } from '../../../functions/push/checkNewDevice'
import {
  listOwnDevices,
  findAccountDevices,
  maxDevicesPerAccount,
  readDevice,
} from '../../../functions/push/pushDevices'
import { findStaffDevices } from '../../../functions/push/staffDevices'
import { attemptDelivery } from '../../../functions/deliveries/attemptDelivery'
import { createDelivery } from '../../../functions/deliveries/deliveryDocument'
import { openAdminProject } from '../../adminProject'
import { deliverArrival, readDeliveries, storeRequest } from './sentItemEvents'
import { createServicesWithStaffDevice, deviceKeys, storeDevice } from './staffDevice'
import { createTestProject } from './testServices'

type Project = ReturnType<typeof createTestProject>

const production = { allowLoopback: false }
const toEndpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

async function registerDevice({ firestore, auth }: Project, uid: string, endpoint: string, at?: Timestamp) {
  return checkNewDevice(firestore, auth, await storeDevice(firestore, uid, endpoint, at), production)
}

test.each(['https://10.0.0.1/x', 'https://127.0.0.1:8443/x', 'https://evil.example/x'])(
  'a device that names the address %s is removed, and its host is said',
  async (endpoint) => {
    const project = createTestProject()
    await project.auth.createUser({ uid: 'ada' })
    const host = new URL(endpoint).host
    expect(await registerDevice(project, 'ada', endpoint)).toEqual({ kind: 'refused', host })
    expect(await findAccountDevices(project.firestore, 'ada')).toEqual([])
  },
)

test('an account keeps its newest ten devices', async () => {
  const project = createTestProject()
  await project.auth.createUser({ uid: 'ada' })
  await project.auth.createUser({ uid: 'ben' })
  await registerDevice(project, 'ben', toEndpoint('ben'), new Timestamp(1, 0))
  const names = Array.from({ length: maxDevicesPerAccount + 1 }, (_, index) => `ada-${index}`)
  const outcomes = []
  for (const [index, name] of names.entries())
    outcomes.push(await registerDevice(project, 'ada', toEndpoint(name), new Timestamp(100 + index, 0)))
  expect(outcomes.at(-1)).toEqual({ kind: 'kept', isStaff: false, removedCount: 1 })
  const { docs } = await project.firestore.collection('pushDevices').where('uid', '==', 'ada').get()
  const kept = docs.map((document) => document.get('endpoint') as string)
  expect(kept.sort()).toEqual(names.slice(1).map(toEndpoint).sort())
  expect(await findAccountDevices(project.firestore, 'ben')).toHaveLength(1)
})

test('a device of an account that was deleted meanwhile is removed', async () => {
  const project = createTestProject()
  expect(await registerDevice(project, 'gone', toEndpoint('gone'))).toEqual({ kind: 'ownerless' })
  expect(await findAccountDevices(project.firestore, 'gone')).toEqual([])
})

test('a late event of a device leaves the account alone that has registered the same browser since', async () => {
  const { firestore, auth } = createTestProject()
  await auth.createUser({ uid: 'ben' })
  const device = await storeDevice(firestore, 'gone', toEndpoint('shared'))
  await storeDevice(firestore, 'ben', toEndpoint('shared'))
  expect(await checkNewDevice(firestore, auth, device, production)).toMatchObject({ kind: 'kept' })
  expect(await findAccountDevices(firestore, 'ben')).toHaveLength(1)
  await firestore.doc(`pushDevices/${device.id}`).delete()
  expect(await checkNewDevice(firestore, auth, device, production)).toEqual({ kind: 'gone' })
})

test('alerts for staff go to the devices of those who are staff now', async () => {
  const project = createTestProject()
  const { firestore, auth } = project
  for (const uid of ['sola', 'tunde', 'uche', 'ada']) {
    await auth.createUser({ uid })
    if (uid !== 'ada') await auth.setCustomUserClaims(uid, { staff: true })
    await registerDevice(project, uid, toEndpoint(uid))
  }
  await auth.setCustomUserClaims('tunde', { staff: 'true' })
  await auth.updateUser('uche', { disabled: true })
  const owners = (await findStaffDevices(firestore, auth)).map(({ uid }) => uid)
  expect(owners).toEqual(['sola'])
})

test('an account sees its own devices, newest first, and no address', async () => {
  const { firestore } = createTestProject()
  await storeDevice(firestore, 'ada', toEndpoint('old'), new Timestamp(100, 0))
  await storeDevice(firestore, 'ada', 'https://web.push.apple.com/new', new Timestamp(200, 0))
  await storeDevice(firestore, 'ben', toEndpoint('ben'))
  const request = (uid: string | null) =>
    ({ body: null, now: 0, account: uid === null ? null : { uid } }) as ApiRequest
  const response = await listOwnDevices(firestore, request('ada'))
  expect(response.body.devices).toEqual([
    { id: expect.any(String) as string, service: 'Safari', createdAt: 200_000 },
    { id: expect.any(String) as string, service: 'Chrome', createdAt: 100_000 },
  ])
  expect((await listOwnDevices(firestore, request(null))).status).toBe(401)
})

test('a device that wants no more alerts is removed with the next one', async () => {
  const { services, deviceId, answerNext } = await createServicesWithStaffDevice()
  answerNext(410)
  await deliverArrival(services, await storeRequest(services))
  expect(await readDevice(services.firestore, deviceId)).toBeNull()
  expect((await readDeliveries(services)).arrivalPush).toMatchObject({ status: 'failed', attempts: 1 })
})

test('an alert that waits does not reach the device of somebody who has left the staff since', async () => {
  const { services, deviceId, received } = await createServicesWithStaffDevice()
  const { key } = await storeRequest(services)
  const device = { to: deviceId, deviceId }
  const id = await createDelivery(services.firestore, key, 'latePush', device, Date.now())
  await services.auth.setCustomUserClaims('sola', null)
  await attemptDelivery(services, id)
  expect(received).toEqual([])
  expect((await readDeliveries(services)).latePush).toMatchObject({ status: 'failed', attempts: 1 })
})

test('an alert about an answer goes to nobody who has registered the same browser since', async () => {
  const { services, deviceId } = await createServicesWithStaffDevice()
  const { key } = await storeRequest(services)
  const device = { to: deviceId, deviceId }
  const id = await createDelivery(services.firestore, key, 'answerPush', device, Date.now())
  await attemptDelivery(services, id)
  expect((await readDeliveries(services)).answerPush).toMatchObject({
    status: 'failed',
    error: 'The device was switched off.',
  })
})

test('the running functions remove a device with a private address by themselves', async () => {
  const device = openAdminProject().firestore.doc(`pushDevices/${'0'.repeat(64)}`)
  await device.set({
    uid: 'ada',
    endpoint: 'https://169.254.169.254/computeMetadata/v1/',
    ...deviceKeys,
    createdAt: FieldValue.serverTimestamp(),
  })
  await expect.poll(async () => (await device.get()).exists).toBe(false)
})
