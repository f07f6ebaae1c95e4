import { pushGlobalScope } from './pushGlobalScope'

/**
 * Subscribes again after the browser has ended a subscription. Only a page has the session to register the new one: it
 * does so at the next visit.
 */
export async function renewSubscription(former: PushSubscription | null): Promise<void> {
  const { pushManager } = pushGlobalScope.registration
  if (!former || (await pushManager.getSubscription())) return
  const { userVisibleOnly, applicationServerKey } = former.options
  await pushManager.subscribe({ userVisibleOnly, applicationServerKey })
}
