import { deskItemMessages } from '../../../../domain/messages/desk/item'
import { formatQuantity } from '../../../../domain/catalogue/formatQuantity'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { deskStockMessages } from '../../../../domain/messages/desk/stock'
import { formatBackInStockReply } from '../../../../domain/replies/formatBackInStockReply'
import type { AskedRequest } from '../../../../domain/sent-items/findRequestsWithProduct'
import { formatReference } from '../../../../domain/sent-items/submissionId'
import { getDeskItemPath } from '../../../../domain/site/deskPath'
import { useStaff } from '../../../data/desk/DeskServices'
import { ButtonLink } from '../../../ui/Button'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { formatDeskTime } from '../../inbox/list/formatDeskTime'
import { keepReadyReply } from '../../reply/keepReadyReply'
import { listReplyChannels } from '../../reply/replyChannels'
import desk from '../../ui/desk.module.css'

type Props = {
  asked: AskedRequest
  /** The product as it is published; null if it is not. */
  product: StoredProduct | null
  now: number
}

/** Whether visitors can have a product. */
export function isBack(product: StoredProduct | null): product is StoredProduct {
  return product !== null && !product.soldOut && !product.hidden
}

/** Who asked, for how much and when; the link opens the request with the reply that the product is back. */
export function AskedRow({ asked, product, now }: Props) {
  const { staff } = useStaff()
  const { request, count } = asked
  const { id, sender, status, createdAt } = request
  const name = sender.name || deskInboxMessages.noName
  const [channel] = listReplyChannels(sender)
  const isReady = isBack(product)
  const keepReply = () => {
    if (isReady) keepReadyReply(staff.uid, request, formatBackInStockReply(product, asked))
  }
  const details = [
    formatQuantity(count, product?.unit),
    formatReference(id),
    deskItemMessages.statusNames[status],
  ]
  return (
    <li className={desk.row}>
      <p className={desk.texts}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span className={desk.hint}>{[...details, formatDeskTime(createdAt, now)].join(' · ')}</span>
      </p>
      <ButtonLink tone="quiet" to={getDeskItemPath(request)} onClick={keepReply}>
        <span>{isReady && channel ? channel.buttonText : deskStockMessages.openRequest}</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </ButtonLink>
    </li>
  )
}
