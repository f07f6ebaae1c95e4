import { useEffect, useState } from 'react'
import { subscribeToNotificationPermission } from '../../browser/systemNotifications'
import type { PushControl, PushState } from './pushSwitch'

export type PushSwitch = {
  state: PushState
  isAvailable: boolean
  onChange: (isOn: boolean) => void
}

const unavailableStates: readonly PushState[] = ['needsHomeScreen', 'unsupported', 'refused']

export function usePushControl(control: PushControl | null): PushSwitch | null {
  const [changedState, setState] = useState<PushState | null>(null)
  const state = changedState ?? control?.readState() ?? 'off'
  useEffect(() => {
    if (control === null) return undefined
    if (control.readState() === 'on') void control.refresh().then(setState)
    // The visitor may allow or block notifications in the browser's settings meanwhile.
    return subscribeToNotificationPermission(() =>
      setState((current) => (current === 'asking' ? current : control.readState())),
    )
  }, [control])
  if (control === null) return null
  const onChange = (isOn: boolean) => {
    if (state === 'asking') return
    setState('asking')
    void (isOn ? control.turnOn() : control.turnOff()).then(setState)
  }
  return { state, isAvailable: !unavailableStates.includes(state), onChange }
}
