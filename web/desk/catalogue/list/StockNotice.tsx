import { useEffect, useRef } from 'react'
import { deskStockMessages } from '../../../../domain/messages/desk/stock'
import { getDeskAskedPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import type { StockOutcome } from './useStockChange'
import desk from '../../ui/desk.module.css'
import styles from './ProductList.module.css'

/** Says what became of the last press of a stock button, in view of whichever row had it. */
export function StockNotice({ outcome }: { outcome: StockOutcome | null }) {
  const noticeRef = useRef<HTMLDivElement>(null)
  // A list of what is out of stock loses the row, and the focus with it.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) noticeRef.current?.focus()
  }, [outcome])
  return (
    <div className={styles.notice} role="status" ref={noticeRef} tabIndex={-1}>
      {outcome ? (
        <p className={outcome.hasFailed ? desk.slimFailure : desk.slimSuccess}>
          {outcome.text}{' '}
          {outcome.isBack ? (
            <Link to={getDeskAskedPath(outcome.product.id)}>{deskStockMessages.seeWhoAsked}</Link>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
