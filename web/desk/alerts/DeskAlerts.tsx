import { useEffect, useState } from 'react'
import { showAppBadge } from '../../browser/appBadge'
import { getServerClockOffsetMs } from '../../browser/serverClock'
import { keepPushRegistered } from '../../data/push/keepPushRegistered'
import { useWaitingCount } from '../../data/desk/useWaitingCount'
import { ArrivalAnnouncer, type DeskClock } from './ArrivalAnnouncer'
import type { AlertSettings } from './parseAlertSettings'
import { useAlertSettings } from './useAlertSettings'
import { setTitleCount } from './waitingTitle'

/** Announces new items, and shows how many wait in the title and on the app's icon, as the settings say. */
export function DeskAlerts() {
  const settings = useAlertSettings()
  const clock = useDeskClock()
  useShowWaitingCount(settings)
  useEffect(() => void keepPushRegistered('desk'), [])
  return clock && <ArrivalAnnouncer settings={settings} clock={clock} />
}

/** Returns the server's clock; null until the server has answered. */
function useDeskClock(): DeskClock | null {
  const [clock, setClock] = useState<DeskClock | null>(null)
  useEffect(() => {
    void getServerClockOffsetMs().then((offsetMs) => {
      setClock((previous) => previous ?? { offsetMs, openedAtMs: Date.now() + offsetMs })
    })
  }, [])
  return clock
}

function useShowWaitingCount({ title, badge }: AlertSettings): void {
  const count = useWaitingCount()
  useEffect(() => {
    if (count !== null) setTitleCount(title ? count : 0)
  }, [title, count])
  useEffect(() => {
    if (count !== null) void showAppBadge(badge ? count : 0)
  }, [badge, count])
  useEffect(() => clearWaitingCount, [])
}

/** Hides the number at the end of the session: it is not for the next account. */
function clearWaitingCount(): void {
  setTitleCount(0)
  void showAppBadge(0)
}
