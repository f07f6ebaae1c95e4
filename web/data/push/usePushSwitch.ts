import { useMemo } from 'react'
import { createPushControl } from './pushSwitch'
import type { PushApp } from './registeredDevice'
import { type PushSwitch, usePushControl } from './usePushControl'

/**
 * Returns the switch for the push messages of an app; `publicKey` is the key that functions sign them with. Without it,
 * returns null: this deployment sends none.
 */
export function usePushSwitch(app: PushApp, publicKey: string | null): PushSwitch | null {
  const control = useMemo(
    () => (publicKey === null ? null : createPushControl(app, publicKey)),
    [app, publicKey],
  )
  return usePushControl(control)
}
