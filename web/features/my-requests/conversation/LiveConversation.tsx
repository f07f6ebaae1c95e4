import { Suspense, useEffect, useState } from 'react'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { toThread } from '../../../../domain/conversation/thread'
import type { SentItem } from '../../../../domain/sent-items/sentItem'
import { LiveDataErrorBoundary } from '../../../data/live/LiveDataErrorBoundary'
import { useShopServices } from '../../../data/ShopServices'
import { Conversation } from './Conversation'

/** The conversation about an item of this browser's account, live. */
export function LiveConversation({ sentItem }: { sentItem: SentItem }) {
  const { RepliesObserver } = useShopServices().sentItems
  const products = useProductNames()
  const common = {
    sentItem,
    item: { kind: sentItem.kind, id: sentItem.id },
    findProduct: (id: string) => products.get(id),
  }
  if (!hasConversation(sentItem)) return <Conversation {...common} replies={[]} />
  return (
    <LiveDataErrorBoundary renderFallback={() => null}>
      <Suspense>
        <RepliesObserver item={sentItem}>
          {(replies) => <Conversation {...common} replies={toThread(sentItem, replies)} />}
        </RepliesObserver>
      </Suspense>
    </LiveDataErrorBoundary>
  )
}

/** Whether an item can have replies. Others are not asked for any: each query costs the visitor and the shop a read. */
export function hasConversation({ status, answer, promisedAt, updatedAt }: SentItem): boolean {
  return status !== 'new' || answer !== null || promisedAt !== null || updatedAt !== null
}

/** Removes the text of the first answer from an item, because the conversation below it shows the same text. */
export function withoutAnswerText(sentItem: SentItem): SentItem {
  const { answer } = sentItem
  return { ...sentItem, answer: answer && { uid: answer.uid, name: answer.name, channel: answer.channel } }
}

/** The names of the catalogue's products, which are loaded for quotes. */
function useProductNames(): ReadonlyMap<string, ProductSummary> {
  const { catalogue } = useShopServices()
  const [products, setProducts] = useState<ReadonlyMap<string, ProductSummary>>(new Map())
  useEffect(() => {
    catalogue.loadProducts().then(
      (list) => setProducts(new Map(list.map((product) => [product.id, product]))),
      () => undefined,
    )
  }, [catalogue])
  return products
}
