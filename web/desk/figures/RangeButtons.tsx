import { useSearchParams } from 'react-router-dom'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { ListButton } from '../inbox/list/ListButton'
import { dayRanges, daysParameter } from './dayRanges'
import styles from './RangeButtons.module.css'

/** Buttons for the number of days, which is in the address. */
export function RangeButtons({ dayCount }: { dayCount: number }) {
  const [, setQuery] = useSearchParams()
  return (
    <div className={styles.group} role="group" aria-label={deskFiguresMessages.rangeLabel}>
      {dayRanges.map((days) => (
        <ListButton
          key={days}
          aria-pressed={days === dayCount}
          onClick={() => {
            setQuery({ [daysParameter]: String(days) }, { replace: true })
          }}
        >
          {days} {deskFiguresMessages.daysWord}
        </ListButton>
      ))}
    </div>
  )
}
