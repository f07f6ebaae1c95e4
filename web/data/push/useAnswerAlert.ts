import { useEffect, useState } from 'react'
import { useShopServices } from '../ShopServices'
import type { PushControl } from './pushSwitch'
import { type PushSwitch, usePushControl } from './usePushControl'

/** Returns the switch for notifications about the shop's answer; null if there are none. */
export function useAnswerAlert(): PushSwitch | null {
  const { push } = useShopServices()
  const [control, setControl] = useState<PushControl | null>(null)
  useEffect(() => {
    push.findControl().then(setControl, () => undefined)
  }, [push])
  return usePushControl(control)
}
