import type { User } from 'firebase/auth'
import {
  getActiveWorker,
  subscribeToPush,
  toSubscriptionFields,
  unsubscribeFromPush,
} from '../../browser/pushSubscription'
import { isAllowedPushEndpoint } from '../../../domain/push/pushHosts'
import {
  type PushApp,
  pushWorkers,
  readRegisteredDevice,
  storeRegisteredDevice,
} from '../push/registeredDevice'
import {
  createPushDevice,
  deletePushDevice,
  findPushDevice,
  getPushDeviceId,
  getSignedInUser,
} from './pushDeviceDocuments'

/**
 * Subscribes this browser to push messages and registers it for the signed-in user. Resolves to 'refused' if the push
 * service of the browser is not on our list (pushHosts.ts). Rejects without a user, a service worker, a push service or
 * a connection.
 */
export async function registerPushDevice(app: PushApp, publicKey: string): Promise<'on' | 'refused'> {
  const user = await getSignedInUser()
  if (!user) throw new Error('Nobody is signed in.')
  const { scope, path } = pushWorkers[app]
  const worker = await getActiveWorker(scope, path)
  const subscription = await subscribeToPush(worker, publicKey)
  if (
    !isAllowedPushEndpoint(subscription.endpoint, { allowLoopback: import.meta.env.MODE === 'emulators' })
  ) {
    await subscription.unsubscribe()
    return 'refused'
  }
  const status = await findPushDevice(user, await getPushDeviceId(subscription.endpoint))
  // Only its own account can delete a foreign registration, so this account needs a subscription of its own.
  if (status === 'foreign') await subscription.unsubscribe()
  await storeSubscription(app, user, await subscribeToPush(worker, publicKey))
  return 'on'
}

/**
 * Checks a registration at a later visit. A browser may have replaced its subscription, which is registered then; a
 * registration that was removed meanwhile, from another device or because it failed, stays removed.
 */
export async function refreshPushDevice(app: PushApp, publicKey: string): Promise<'on' | 'off' | 'refused'> {
  const user = await getSignedInUser()
  const registered = readRegisteredDevice(app)
  if (!user || registered?.uid !== user.uid) return 'off'
  if ((await findPushDevice(user, registered.id)) === 'own') return registerPushDevice(app, publicKey)
  await unsubscribeFromPush(pushWorkers[app].scope)
  storeRegisteredDevice(app, null)
  return 'off'
}

export async function unregisterPushDevice(app: PushApp): Promise<void> {
  await unsubscribeFromPush(pushWorkers[app].scope)
  const registered = readRegisteredDevice(app)
  storeRegisteredDevice(app, null)
  const user = await getSignedInUser()
  if (user && registered?.uid === user.uid) await deletePushDevice(user, registered.id)
}

async function storeSubscription(app: PushApp, user: User, subscription: PushSubscription): Promise<void> {
  const fields = toSubscriptionFields(subscription)
  const id = await getPushDeviceId(fields.endpoint)
  const former = readRegisteredDevice(app)
  if ((await findPushDevice(user, id)) === 'none') await createPushDevice(user, id, fields)
  storeRegisteredDevice(app, { id, uid: user.uid })
  if (former?.uid === user.uid && former.id !== id) await deletePushDevice(user, former.id)
}
