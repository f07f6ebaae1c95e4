import { useEffect, useState } from 'react'
import { showAppBadge } from '../../browser/appBadge'
import { useDeskServices, useStaff } from '../../data/desk/DeskServices'
import { LiveDataErrorBoundary } from '../../data/live/LiveDataErrorBoundary'
import { deskAlertsMessages } from '../../../domain/messages/desk/frame'
import { useSharedState } from '../staff/SharedStateContext'
import { useAlertSettings } from './useAlertSettings'
import type { AlertSettings } from '../../data/desk/alertSettings'
import { useNavigate } from 'react-router-dom'
import { showSystemNotification } from '../../browser/systemNotifications'
import { playTone, unlockTone } from '../../browser/tone'
import { useTabLeader } from '../../browser/useTabLeader'
import { createArrivalNotifications, formatArrivalLine } from '../../../domain/sent-items/arrivalMessages'
import type { Calendar } from '../../../domain/opening-hours/calendar'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { type Arrivals, ArrivalToast } from './ArrivalToast'
import { NewRowsLine } from './NewRowsLine'
import desk from '../ui/desk.module.css'
import styles from './DeskAlerts.module.css'

export function DeskAlerts() {
  const settings = useAlertSettings()
  const openedAtMs = useOpenedAt()
  useShowAppBadge(settings.badge)
  const { keepPushRegistered } = useDeskServices()
  useEffect(() => void keepPushRegistered(), [keepPushRegistered])
  return (
    openedAtMs && (
      <LiveDataErrorBoundary renderFallback={renderFailure}>
        <ArrivalAnnouncer settings={settings} openedAtMs={openedAtMs} />
      </LiveDataErrorBoundary>
    )
  )
}

function renderFailure() {
  return (
    <p className={`${desk.failure} ${desk.screenOnly}`} role="status">
      {deskAlertsMessages.alertsFailed}
    </p>
  )
}

/** Returns when the desk was opened, by the server's clock; null until the server has answered. */
function useOpenedAt(): number | null {
  const { getServerClockOffsetMs } = useDeskServices()
  const [openedAtMs, setOpenedAtMs] = useState<number | null>(null)
  useEffect(() => {
    void getServerClockOffsetMs().then((offsetMs) =>
      setOpenedAtMs((previous) => previous ?? Date.now() + offsetMs),
    )
  }, [getServerClockOffsetMs])
  return openedAtMs
}

function useShowAppBadge(isWanted: boolean): void {
  const { waitingCount } = useSharedState()
  useEffect(() => {
    if (waitingCount !== null) void showAppBadge(isWanted ? waitingCount : 0)
  }, [isWanted, waitingCount])
  // At the end of the session the number goes: it is not for the next account.
  useEffect(() => () => void showAppBadge(0), [])
}

/** Announces new items: a toast in each tab, and one sound and one notification for all tabs. */
function ArrivalAnnouncer({ settings, openedAtMs }: { settings: AlertSettings; openedAtMs: number }) {
  const { getServerClockOffsetMs } = useDeskServices()
  const { refreshCounts, useArrivals } = useStaff()
  const { newRows, calendar } = useSharedState()
  const [arrivals, setArrivals] = useState<Arrivals>(noArrivals)
  const isSoundLeader = useTabLeader('desk-sound', useIsToneUnlocked() && settings.sound)
  const isNotificationLeader = useTabLeader('desk-notifications', settings.notifications)
  const showNotifications = useShowNotifications(calendar)
  const announce = async (items: SentItem[]) => {
    const now = Date.now() + (await getServerClockOffsetMs())
    newRows.add(items.map(({ id }) => id))
    if (settings.line) setArrivals((previous) => addArrivals(previous, items, { now, calendar }))
    if (isSoundLeader) void playTone()
    if (isNotificationLeader) showNotifications(items, now)
    refreshCounts()
  }
  useArrivals(openedAtMs, (items) => void announce(items))
  return (
    <div className={`${styles.strip} ${desk.screenOnly}`}>
      <NewRowsLine />
      <ArrivalToast arrivals={arrivals} onEnd={() => setArrivals(noArrivals)} />
    </div>
  )
}

const noArrivals: Arrivals = { items: [], text: '' }

/** What arrives while the toast is shown shares it, the newest first. */
function addArrivals(
  previous: Arrivals,
  arrived: readonly SentItem[],
  { now, calendar }: { now: number; calendar: Calendar },
): Arrivals {
  const items = [...[...arrived].reverse(), ...previous.items]
  return { items, text: formatArrivalLine(items, now, calendar) }
}

function useIsToneUnlocked(): boolean {
  const [isUnlocked, setIsUnlocked] = useState(false)
  useEffect(() => unlockTone(() => setIsUnlocked(true)), [])
  return isUnlocked
}

function useShowNotifications(calendar: Calendar) {
  const navigate = useNavigate()
  return (items: readonly SentItem[], now: number) => {
    for (const { path, ...notification } of createArrivalNotifications(items, now, calendar)) {
      const onClick = () => navigate(path)
      showSystemNotification({ ...notification, icon: '/icons/desk-192.png', onClick })
    }
  }
}
