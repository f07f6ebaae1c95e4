import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { orderListPageMetadata } from './orderListMetadata'
import { OrderList } from './OrderList'

/**
 * The page with the visitor's order list. It has no subheading, because the specification leaves the subheading empty.
 */
export function ConfirmListPage() {
  usePageMetadata(orderListPageMetadata)
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  return (
    <PageSection>
      <Heading level={1}>{orderListPageMessages.confirmListHeading}</Heading>
      <NoScriptNotice purpose={orderListPageMessages.confirmListScriptPurpose} />
      {isRestored ? <OrderList /> : <LoadingIndicator label={orderListPageMessages.listLoadingLabel} />}
    </PageSection>
  )
}
