import { useIsHydrated } from '../../browser/useIsHydrated'
import { getServerClockOffsetMs } from '../../browser/serverClock'
import { useCurrentTime } from '../../browser/useCurrentTime'
import { useVisibleShop } from '../../data/ShopServices'
import { formatOpeningNotice } from '../../../domain/sent-items/formatOpeningNotice'

const minuteMs = 60_000

export function FormLead({ text }: { text: string }) {
  return useIsHydrated() ? <CurrentLead text={text} /> : text
}

function CurrentLead({ text }: { text: string }) {
  const now = useCurrentTime(minuteMs, getServerClockOffsetMs)
  const { calendar } = useVisibleShop()
  return formatOpeningNotice(now, calendar) ?? text
}
