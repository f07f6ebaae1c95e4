import { listedProducts } from '../../data/catalogue/list'
import { selectItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { Waiting } from '../../ui/Waiting'
import { confirmListHead } from './heads'
import { OrderRows } from './OrderRows'

const pictures = new Map(listedProducts().map(({ id, image }) => [id, image]))

/** The order list, to be looked over before it is sent. */
export function ConfirmListPage() {
  usePageHead(confirmListHead)
  const items = useShopSelector(selectItems)
  const rows = items.flatMap((item) => {
    const picture = pictures.get(item.id)
    return picture ? [{ item, picture }] : []
  })
  const isRestored = useShopSelector(selectIsRestored)
  return (
    <Band>
      <Heading level={1}>CONFIRM ORDER LIST</Heading>
      {isRestored ? <OrderRows rows={rows} /> : <Waiting what="Fetching your list" />}
    </Band>
  )
}
