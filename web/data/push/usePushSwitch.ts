import { useEffect, useState } from 'react'
import { subscribeToNotificationPermission } from '../../browser/systemNotifications'
import { type PushState, readPushState, refreshPush, turnOffPush, turnOnPush } from './pushSwitch'
import type { PushApp } from './registeredDevice'

/** A switch for the push messages of an app in this browser. */
export type PushSwitch = {
  state: PushState
  /** Whether a press can switch them on here. */
  isAvailable: boolean
  onChange: (isOn: boolean) => void
}

const unavailableStates: readonly PushState[] = ['needsHomeScreen', 'unsupported', 'refused']

/**
 * Returns the switch for the push messages of an app; `publicKey` is the key that functions sign them with. Without it,
 * returns null: this deployment sends none.
 */
export function usePushSwitch(app: PushApp, publicKey: string | null): PushSwitch | null {
  const [state, setState] = useState(() => readPushState(app))
  useEffect(() => {
    if (publicKey === null) return undefined
    if (readPushState(app) === 'on') void refreshPush(app, publicKey).then(setState)
    // The visitor may allow or block notifications in the browser's settings meanwhile.
    return subscribeToNotificationPermission(() => {
      setState((current) => (current === 'asking' ? current : readPushState(app)))
    })
  }, [app, publicKey])
  if (publicKey === null) return null
  const onChange = (isOn: boolean) => {
    if (state === 'asking') return
    setState('asking')
    void (isOn ? turnOnPush(app, publicKey) : turnOffPush(app)).then(setState)
  }
  return { state, isAvailable: !unavailableStates.includes(state), onChange }
}
