import {
  passwordChangePageMetadata,
  loginPageMetadata,
  passwordRecoveryPageMetadata,
  registrationPageMetadata,
} from '../../web/features/account/accountMetadata'
import { allProductsPageMetadata } from '../../web/features/catalogue/allProductsMetadata'
import { usesPageMetadata } from '../../web/features/catalogue/uses/usesMetadata'
import { guidesPageMetadata } from '../../web/features/guides/guidesMetadata'
import { productListPageMetadata } from '../../web/features/catalogue/productListMetadata'
import { contactPageMetadata, requestFormPageMetadata } from '../../web/features/sending/sendingMetadata'
import { aboutPageMetadata } from '../../web/features/home/aboutPageMetadata'
import { deliveryPageMetadata } from '../../web/features/delivery/deliveryPageMetadata'
import { homePageMetadata } from '../../web/features/home/homePageMetadata'
import { myRequestsPageMetadata } from '../../web/features/my-requests/myRequestsPageMetadata'
import { privacyPageMetadata } from '../../web/features/account/privacy/privacyPageMetadata'
import { orderListPageMetadata } from '../../web/features/order-list/orderListMetadata'
import type { PageMetadata } from '../../web/ui/usePageMetadata'
import { routePaths } from '../../domain/site/routePaths'

type RoutePath = Extract<(typeof routePaths)[keyof typeof routePaths], string>

/** Title and description of every route except the pages of products, uses and guides. */
export const routeMetadata: Record<RoutePath, PageMetadata> = {
  [routePaths.home]: homePageMetadata,
  [routePaths.about]: aboutPageMetadata,
  [routePaths.contact]: contactPageMetadata,
  [routePaths.request]: requestFormPageMetadata,
  [routePaths.store]: productListPageMetadata,
  [routePaths.allProducts]: allProductsPageMetadata,
  [routePaths.uses]: usesPageMetadata,
  [routePaths.guides]: guidesPageMetadata,
  [routePaths.orderList]: orderListPageMetadata,
  [routePaths.myRequests]: myRequestsPageMetadata,
  [routePaths.login]: loginPageMetadata,
  [routePaths.register]: registrationPageMetadata,
  [routePaths.recover]: passwordRecoveryPageMetadata,
  [routePaths.changePassword]: passwordChangePageMetadata,
  [routePaths.privacy]: privacyPageMetadata,
  [routePaths.delivery]: deliveryPageMetadata,
}
