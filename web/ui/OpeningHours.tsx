import { describeWeek } from '../../domain/opening-hours/describeWeek'
import type { VisibleShop } from '../../domain/settings/visibleShop'
import { useTimedText } from '../browser/useTimedText'
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
  const text = useTimedText(() => listClosureNotices(Date.now()).join('\n'))
  return text === '' ? null : <p className={styles.closures}>{text}</p>
}
