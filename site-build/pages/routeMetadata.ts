import {
  changePasswordMetadata,
  loginMetadata,
  recoverMetadata,
  registerMetadata,
} from '../../web/features/account/accountMetadata'
import { allProductsMetadata, storeMetadata } from '../../web/features/catalogue/catalogueMetadata'
import { contactMetadata, requestMetadata } from '../../web/features/sending/sendingMetadata'
import { aboutMetadata, homeMetadata } from '../../web/features/home/homeMetadata'
import { myRequestsMetadata } from '../../web/features/my-requests/myRequestsMetadata'
import { confirmListMetadata } from '../../web/features/order-list/orderListMetadata'
import type { PageMetadata } from '../../web/ui/usePageMetadata'
import { routePaths } from '../../web/domain/site/routePaths'

type RoutePath = Extract<(typeof routePaths)[keyof typeof routePaths], string>

/** Title and description of every route except the product pages. */
export const routeMetadata: Record<RoutePath, PageMetadata> = {
  [routePaths.home]: homeMetadata,
  [routePaths.about]: aboutMetadata,
  [routePaths.contact]: contactMetadata,
  [routePaths.request]: requestMetadata,
  [routePaths.store]: storeMetadata,
  [routePaths.allProducts]: allProductsMetadata,
  [routePaths.orderList]: confirmListMetadata,
  [routePaths.myRequests]: myRequestsMetadata,
  [routePaths.login]: loginMetadata,
  [routePaths.register]: registerMetadata,
  [routePaths.recover]: recoverMetadata,
  [routePaths.changePassword]: changePasswordMetadata,
}
