import { Suspense, useEffect } from 'react'
import { showAppBadge } from '../../browser/appBadge'
import { keepPushRegistered } from '../../data/push/keepPushRegistered'
import { useWaitingCount } from '../../data/useWaitingCount'
import { ArrivalAnnouncer } from './ArrivalAnnouncer'
import type { AlertSettings } from './parseAlertSettings'
import { useAlertSettings } from './useAlertSettings'
import { setTitleCount } from './waitingTitle'

/** Announces new items, and shows how many wait in the title and on the app's icon, as the settings say. */
export function DeskAlerts() {
  const settings = useAlertSettings()
  useShowWaitingCount(settings)
  useEffect(() => void keepPushRegistered('desk'), [])
  return (
    // The announcer waits for the server's time: without a fallback of its own, the whole desk would.
    <Suspense fallback={null}>
      <ArrivalAnnouncer settings={settings} />
    </Suspense>
  )
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
