import { withTimeout } from '../../browser/withTimeout'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'
import { pushApps, readRegisteredDevice } from './registeredDevice'

const timeoutMs = 5000

/** Ends a session's push messages before its sign-out. Waits 5 s at most and never rejects. */
export async function endPushMessages(): Promise<void> {
  const apps = pushApps.filter(readRegisteredDevice)
  if (apps.length === 0) return
  const ending = loadFirebaseModule(() => import('../firebase/pushRegistration')).then(
    ({ unregisterPushDevice }) => Promise.allSettled(apps.map(unregisterPushDevice)),
  )
  await withTimeout<unknown>(ending, timeoutMs, () => new Error('The browser did not answer.')).catch(
    () => undefined,
  )
}
