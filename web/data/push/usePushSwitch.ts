import { useMemo } from 'react'
import { createPushControl } from './pushSwitch'
import type { PushApp } from './registeredDevice'
import { type PushSwitch, usePushControl } from './usePushControl'

export function usePushSwitch(app: PushApp, publicKey: string | null): PushSwitch | null {
  const control = useMemo(
    () => (publicKey === null ? null : createPushControl(app, publicKey)),
    [app, publicKey],
  )
  return usePushControl(control)
}
