import { useEffect, useState } from 'react'
import { deskPriceMessages } from '../../../domain/messages/desk/prices'
import { formatNaira } from '../../../domain/money/naira'
import type { Price, PriceVersion } from '../../../domain/prices/price'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import { useStaff } from '../../data/desk/DeskServices'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'
import styles from './Prices.module.css'

type Props = {
  productId: string
  now: number
  current: Price | undefined
  onRestore: (amount: number) => void
}

/** What a price was set to before, with who and when. It is fetched again once the price changes. */
export function OlderPrices({ productId, now, current, onRestore }: Props) {
  const { fetchVersions } = useStaff().prices
  const [versions, setVersions] = useState<PriceVersion[] | 'loading' | null>('loading')
  const currentTime = current?.updatedAt.getTime()
  useEffect(() => {
    let isGone = false
    void fetchVersions(productId).then((fetched) => {
      if (!isGone) setVersions(fetched)
    })
    return () => {
      isGone = true
    }
  }, [fetchVersions, productId, currentTime])
  if (versions === 'loading') return <p className={desk.hint}>{deskPriceMessages.loadingOlder}</p>
  if (versions === null) return <p className={desk.hint}>{deskPriceMessages.olderNotLoaded}</p>
  // The newest is what the price is now.
  const older = current ? versions.slice(1) : versions
  if (older.length === 0) return <p className={desk.hint}>{deskPriceMessages.noOlder}</p>
  return (
    <ul className={styles.older}>
      {older.map(({ id, amount, by, updatedAt }) => (
        <li className={styles.version} key={id}>
          <span>
            {formatNaira(amount)}{' '}
            <span className={desk.hint}>
              {deskPriceMessages.formatSetBy(by.name, formatLagosMoment(updatedAt.getTime(), now))}
            </span>
          </span>
          <ListButton context={formatNaira(amount)} onClick={() => onRestore(amount)}>
            {deskPriceMessages.restore}
          </ListButton>
        </li>
      ))}
    </ul>
  )
}
