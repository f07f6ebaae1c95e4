import { useStaff } from '../../data/desk/DeskServices'
import { useServerTime } from '../useServerTime'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listLastDates } from '../../../domain/figures/figuresDate'
import { getCount } from '../../../domain/figures/counters'
import { sumRows } from '../../../domain/figures/figureRows'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { deskDeliveriesMessages } from '../../../domain/messages/desk/deliveries'
import { deskStaffLogMessages } from '../../../domain/messages/desk/staffLog'
import { deskDeliveriesPath, deskLogPath } from '../../../domain/site/deskPath'
import { Link } from '../../ui/Link'
import { LoadingLive } from '../connection/LoadingLive'
import { DeskErrorBoundary } from '../DeskErrorFallback'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { FiguresReport } from './FiguresReport'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'

/** The numbers of days that the figures can show: whole weeks, so that each has every weekday as often. */
const dayRanges = [7, 28, 91] as const

const daysParameter = 'days'

const defaultDayCount = 28

export function FiguresScreen() {
  useDeskPageMetadata(deskFiguresMessages.figuresTitle)
  const [query] = useSearchParams()
  const dayCount = parseDayCount(query.get(daysParameter))
  return (
    <div className={desk.screen}>
      <header className={desk.bar}>
        <h1 className={desk.title}>{deskFiguresMessages.figuresTitle}</h1>
        <RangeButtons dayCount={dayCount} />
      </header>
      <nav className={desk.actions} aria-label={deskFiguresMessages.moreRecordsLabel}>
        <Link className={desk.back} to={deskDeliveriesPath}>
          {deskDeliveriesMessages.deliveriesTitle}
        </Link>
        <Link className={desk.back} to={deskLogPath}>
          {deskStaffLogMessages.logTitle}
        </Link>
      </nav>
      <DeskErrorBoundary key={dayCount} what={deskFiguresMessages.figuresName}>
        <FiguresOfDays dayCount={dayCount} />
      </DeskErrorBoundary>
    </div>
  )
}

function FiguresOfDays({ dayCount }: { dayCount: number }) {
  const { useDayFigures } = useStaff()
  const now = useServerTime()
  const datesText = listLastDates(dayCount, now).join()
  // The dates stay the same list until midnight.
  const dates = useMemo(() => datesText.split(','), [datesText])
  const dayRows = useDayFigures(dates)
  if (!dayRows) return <LoadingLive label={deskFiguresMessages.loadingFigures} />
  return getCount(sumRows(dayRows), 'received') === 0 ? (
    <p className={desk.lead}>{deskFiguresMessages.formatNoFigures(dayCount)}</p>
  ) : (
    <FiguresReport dayRows={dayRows} />
  )
}

function RangeButtons({ dayCount }: { dayCount: number }) {
  const [, setQuery] = useSearchParams()
  return (
    <div className={desk.choices} role="group" aria-label={deskFiguresMessages.rangeLabel}>
      {dayRanges.map((days) => (
        <ListButton
          key={days}
          aria-pressed={days === dayCount}
          onClick={() => setQuery({ [daysParameter]: String(days) }, { replace: true })}
        >
          {days} {deskFiguresMessages.daysWord}
        </ListButton>
      ))}
    </div>
  )
}

function parseDayCount(text: string | null): number {
  return dayRanges.find((days) => String(days) === text) ?? defaultDayCount
}
