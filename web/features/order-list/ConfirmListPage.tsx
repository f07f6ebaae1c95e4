import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { Waiting } from '../../ui/Waiting'
import { confirmListHead } from './heads'
import { OrderList } from './OrderList'
import { PrintedHead } from './PrintedHead'

/** The order list, to be looked over before it is sent. The specification leaves its subheading empty. */
export function ConfirmListPage() {
  usePageHead(confirmListHead)
  const isRestored = useShopSelector(selectIsRestored)
  return (
    <Band>
      <PrintedHead />
      <Heading level={1}>CONFIRM ORDER LIST</Heading>
      {isRestored ? <OrderList /> : <Waiting what="Fetching your list" />}
    </Band>
  )
}
