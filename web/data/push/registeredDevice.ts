import { deskWorkerPath } from '../../browser/serviceWorkerConfig'
import { parseJson } from '../../browser/parseJson'
import { safeLocalStorage } from '../../browser/safeStorage'
import { deskPath } from '../../../domain/site/deskPath'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'

/** The shop and the desk have a service worker each, and so a subscription each. */
export const pushApps = ['shop', 'desk'] as const

export type PushApp = (typeof pushApps)[number]

/** The scope of each app's service worker, and its script if the app does not register it anyway. */
export const pushWorkers: Readonly<Record<PushApp, { scope: string; path?: string }>> = {
  shop: { scope: '/' },
  desk: { scope: deskPath, path: deskWorkerPath },
}

/** The push device that this browser has registered, and for which account. */
export type RegisteredDevice = { id: string; uid: string }

const storageKeys: Readonly<Record<PushApp, string>> = { shop: 'pushDevice', desk: 'deskPushDevice' }

export function readRegisteredDevice(app: PushApp): RegisteredDevice | null {
  const { id, uid } = toRecordOrEmpty(parseJson(safeLocalStorage.read(storageKeys[app])))
  return typeof id === 'string' && typeof uid === 'string' ? { id, uid } : null
}

export function storeRegisteredDevice(app: PushApp, device: RegisteredDevice | null): void {
  if (device) safeLocalStorage.write(storageKeys[app], JSON.stringify(device))
  else safeLocalStorage.remove(storageKeys[app])
}
