import { getPushSupport, type PushSupport } from '../../browser/pushSupport'
import type * as PushRegistration from '../firebase/pushRegistration'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'
import { type PushApp, readRegisteredDevice } from './registeredDevice'

/** 'asking': the question or the registration is under way. 'refused': functions do not send to this push service. */
export type PushState = 'off' | 'asking' | 'on' | 'refused' | 'failed' | Exclude<PushSupport, 'supported'>

type Registration = typeof PushRegistration

let lastWork: Promise<unknown> = Promise.resolve()

/** Runs one piece of work after the other: a check of a registration would bring one back that ends meanwhile. */
function runInTurn<Result>(work: (registration: Registration) => Promise<Result>): Promise<Result> {
  const loading = loadFirebaseModule(() => import('../firebase/pushRegistration'))
  const result = lastWork.then(async () => work(await loading))
  lastWork = result.catch(() => undefined)
  return result
}

export type PushControl = {
  /** The state as far as this browser knows it without the network. */
  readState: () => PushState
  /** Asks for the permission and registers this browser. Call this function at a press. */
  turnOn: () => Promise<PushState>
  /** Ends the push messages; also without a connection. */
  turnOff: () => Promise<PushState>
  /** Checks at a later visit whether this browser is still registered. */
  refresh: () => Promise<PushState>
}

/** Creates the control of an app's push messages; `publicKey` is the key that functions sign them with. */
export function createPushControl(app: PushApp, publicKey: string): PushControl {
  return {
    readState: () => readPushState(app),
    turnOn: () => turnOnPush(app, publicKey),
    turnOff: () => turnOffPush(app),
    refresh: () => refreshPush(app, publicKey),
  }
}

export function readPushState(app: PushApp): PushState {
  const support = getPushSupport()
  if (support !== 'supported') return support
  return Notification.permission === 'granted' && readRegisteredDevice(app) ? 'on' : 'off'
}

async function turnOnPush(app: PushApp, publicKey: string): Promise<PushState> {
  try {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
    return await runInTurn(({ registerPushDevice }) => registerPushDevice(app, publicKey))
  } catch {
    return 'failed'
  }
}

export async function refreshPush(app: PushApp, publicKey: string): Promise<PushState> {
  try {
    return await runInTurn(({ refreshPushDevice }) => refreshPushDevice(app, publicKey))
  } catch {
    return readPushState(app)
  }
}

async function turnOffPush(app: PushApp): Promise<PushState> {
  try {
    await runInTurn(({ unregisterPushDevice }) => unregisterPushDevice(app))
  } catch {
    // The subscription ended before the request, so functions remove the device after their next message to it.
  }
  return readPushState(app)
}
