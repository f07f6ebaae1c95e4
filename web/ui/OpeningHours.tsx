import { useSyncExternalStore } from 'react'
import { describeWeek } from '../../domain/opening-hours/describeWeek'
import type { VisibleShop } from '../../domain/settings/visibleShop'
import { subscribeToMinutes } from '../browser/subscribeToMinutes'
import styles from './OpeningHours.module.css'

/** The opening hours of a week, and below them the days on which the shop is closed soon. */
export function OpeningHours({ shop }: { shop: VisibleShop }) {
  return (
    <>
      <dl className={styles.hours}>
        {describeWeek(shop.calendar).map(({ days, hours }) => (
          <div className={styles.day} key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <ClosureNotices {...shop} />
    </>
  )
}

function ClosureNotices({ listClosureNotices }: VisibleShop) {
  const getText = () => listClosureNotices(Date.now()).join('\n')
  const text = useSyncExternalStore(subscribeToMinutes, getText, getServerSnapshot)
  return text === '' ? null : <p className={styles.closures}>{text}</p>
}

// A prerendered page cannot know the time.
function getServerSnapshot(): string {
  return ''
}
