import { useEffect, useState } from 'react'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { deskStockMessages } from '../../../../domain/messages/desk/stock'
import { askedDays } from '../../../../domain/sent-items/findRequestsWithProduct'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { dayMs } from '../../../../domain/site/lagosTime'
import { useDeskServices, useStaff } from '../../../data/desk/DeskServices'
import type { AskedRequests } from '../../../data/desk/fetchRequestsWithProduct'
import { Icon } from '../../../ui/Icon'
import { backIcon } from '../../../ui/icons'
import { Link } from '../../../ui/Link'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { LoadingLive } from '../../connection/LoadingLive'
import { DeskErrorBoundary, DeskErrorFallback } from '../../DeskErrorFallback'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useServerTime } from '../../useServerTime'
import { AskedRow, isBack } from './AskedRow'
import desk from '../../ui/desk.module.css'

/** Who had asked for a product, with a reply ready for each once it is back in stock. */
export function AskedScreen({ productId }: { productId: string }) {
  return (
    <DeskErrorBoundary what={deskStockMessages.askedName}>
      <Asked productId={productId} />
    </DeskErrorBoundary>
  )
}

function Asked({ productId }: { productId: string }) {
  const stored = useStaff().catalogue.useStoredState(productId)
  const product = stored?.published?.product ?? null
  const title = deskStockMessages.formatAskedTitle(
    product?.name ?? deskStockMessages.formatUnknownProduct(productId),
  )
  useDeskPageMetadata(title)
  if (!stored) return <LoadingLive label={deskStockMessages.loadingAsked} />
  return (
    <div className={desk.subscreen}>
      <header className={desk.header}>
        <Link className={desk.back} to={getDeskProductPath(productId)}>
          <Icon pathData={backIcon} />
          {deskStockMessages.backToProduct}
        </Link>
        <h1 className={desk.title}>{title}</h1>
        <p className={desk.lead}>
          {`${deskStockMessages.askedLead} ${product?.soldOut ? deskStockMessages.soldOutLead : isBack(product) ? deskStockMessages.readyLead : ''}`}
        </p>
      </header>
      <AskedList productId={productId} product={product} />
    </div>
  )
}

type ListProps = { productId: string; product: StoredProduct | null }

function AskedList({ productId, product }: ListProps) {
  const now = useServerTime()
  const { asked, retry } = useAskedRequests(productId)
  if (asked === 'failed') return <DeskErrorFallback what={deskStockMessages.askedName} onRetry={retry} />
  if (!asked) return <LoadingIndicator label={deskStockMessages.loadingAsked} />
  const { requests, isComplete } = asked
  if (requests.length === 0 && isComplete) return <p className={desk.lead}>{deskStockMessages.nobodyAsked}</p>
  return (
    <>
      <p className={desk.hint} role="status">
        {deskStockMessages.formatAskedCount(requests.length, isComplete)}
      </p>
      {requests.length > 0 ? (
        <ul className={desk.list}>
          {requests.map((found) => (
            <AskedRow key={found.request.id} asked={found} product={product} now={now} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Returns who asked in the last days, null while that is read, and a function that reads it again. */
function useAskedRequests(productId: string) {
  const { fetchRequestsWithProduct } = useStaff()
  const { getServerClockOffsetMs } = useDeskServices()
  const [asked, setAsked] = useState<AskedRequests | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const show = (result: AskedRequests | 'failed') => {
      if (isCurrent) setAsked(result)
    }
    const read = async () => {
      // The device's clock may be wrong by more than these days.
      const now = Date.now() + (await getServerClockOffsetMs())
      return fetchRequestsWithProduct(productId, new Date(now - askedDays * dayMs))
    }
    read().then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [fetchRequestsWithProduct, getServerClockOffsetMs, productId, attempt])
  return {
    asked,
    retry: () => {
      setAsked(null)
      setAttempt(attempt + 1)
    },
  }
}
