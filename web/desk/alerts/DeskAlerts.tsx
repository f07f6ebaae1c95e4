import { useEffect, useState } from 'react'
import { showAppBadge } from '../../browser/appBadge'
import { useDeskServices } from '../../data/desk/DeskServices'
import { useSharedState } from '../staff/SharedStateContext'
import { ArrivalAnnouncer, type DeskClock } from './ArrivalAnnouncer'
import { useAlertSettings } from './useAlertSettings'

export function DeskAlerts() {
  const settings = useAlertSettings()
  const clock = useDeskClock()
  useShowAppBadge(settings.badge)
  const { keepPushRegistered } = useDeskServices()
  useEffect(() => void keepPushRegistered(), [keepPushRegistered])
  return clock && <ArrivalAnnouncer settings={settings} clock={clock} />
}

/** Returns the server's clock; null until the server has answered. */
function useDeskClock(): DeskClock | null {
  const { getServerClockOffsetMs } = useDeskServices()
  const [clock, setClock] = useState<DeskClock | null>(null)
  useEffect(() => {
    void getServerClockOffsetMs().then((offsetMs) =>
      setClock((previous) => previous ?? { offsetMs, openedAtMs: Date.now() + offsetMs }),
    )
  }, [getServerClockOffsetMs])
  return clock
}

function useShowAppBadge(isWanted: boolean): void {
  const { waitingCount } = useSharedState()
  useEffect(() => {
    if (waitingCount !== null) void showAppBadge(isWanted ? waitingCount : 0)
  }, [isWanted, waitingCount])
  // At the end of the session the number goes: it is not for the next account.
  useEffect(() => () => void showAppBadge(0), [])
}
