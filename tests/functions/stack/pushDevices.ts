import { createHash } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { expect, onTestFinished } from 'vitest'
import type { PushService, PushSubscriptionFields } from '../../../emulators/pushService/startPushService'
import { demoProjectId } from '../../../domain/firebase/localProject'

/** Registers a device of a demo account in the stack in which functions run, and waits until they have checked it. */
export async function registerDevice(
  accountEmail: string,
  pushService: PushService,
): Promise<PushSubscriptionFields> {
  const app = initializeApp({ projectId: demoProjectId }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const firestore = getFirestore(app)
  const { uid } = await getAuth(app).getUserByEmail(accountEmail)
  const subscription = pushService.subscribe(await fetchPushKey())
  const id = createHash('sha256').update(subscription.endpoint).digest('hex')
  const device = firestore.collection('pushDevices').doc(id)
  await device.set({ ...subscription, uid, createdAt: FieldValue.serverTimestamp() })
  onTestFinished(async () => {
    await device.delete()
  })
  const staff = firestore.doc('functionStates/staffWithDevices')
  await expect.poll(async () => (await staff.get()).get('uids') as unknown).toContain(uid)
  return subscription
}

async function fetchPushKey(): Promise<string> {
  const response = await fetch(`${process.env.SITE_URL ?? ''}/api/settings`)
  return ((await response.json()) as { pushKey: string }).pushKey
}
