import { changePasswordHead, loginHead, recoverHead, registerHead } from '../features/account/heads'
import { allProductsHead, storeHead } from '../features/catalogue/heads'
import { contactHead, requestHead } from '../features/enquiries/heads'
import { aboutHead, homeHead } from '../features/home/heads'
import { myRequestsHead } from '../features/my-requests/heads'
import { confirmListHead } from '../features/order-list/heads'
import type { PageHead } from '../ui/usePageHead'
import { paths } from './paths'

type Route = Extract<(typeof paths)[keyof typeof paths], string>

/** The head of every route, as the build writes it into the route's page; products have their own. */
export const routeHeads: Record<Route, PageHead> = {
  [paths.home]: homeHead,
  [paths.about]: aboutHead,
  [paths.contact]: contactHead,
  [paths.request]: requestHead,
  [paths.store]: storeHead,
  [paths.allProducts]: allProductsHead,
  [paths.orderList]: confirmListHead,
  [paths.myRequests]: myRequestsHead,
  [paths.login]: loginHead,
  [paths.register]: registerHead,
  [paths.recover]: recoverHead,
  [paths.changePassword]: changePasswordHead,
}
