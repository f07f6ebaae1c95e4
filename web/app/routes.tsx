import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { loadProduct } from '../data/catalogue/detail'
import { loadFirstPage } from '../data/catalogue/list'
import { addToOrderList } from './addToOrderList'
import { OutboxPlace } from './OutboxPlace'
import { paths } from './paths'
import type { Screen } from './screen'
import {
  AboutPage,
  AllProductsPage,
  ChangePasswordPage,
  ConfirmListPage,
  ContactPage,
  HomePage,
  LoginPage,
  MyRequestsPage,
  NotFoundPage,
  ProductPage,
  RecoverPage,
  RegisterPage,
  RequestPage,
  StorePage,
} from './screens'

type Params = Readonly<Record<string, string | undefined>>
/** A screen's component, as far as anybody asks. */
type Named = { name: string }
type AppRoute = {
  path: string
  element: ReactElement
  prefetch: (params: Params) => Promise<Named>
}

/** Which screen stands at which address. */
export const routes: AppRoute[] = [
  route(paths.home, HomePage, {}),
  route(paths.about, AboutPage, {}),
  route(paths.store, StorePage, { action: addToOrderList }, loadFirstPage),
  route(paths.product(':productId'), ProductPage, { action: addToOrderList }, ({ productId = '' }) =>
    loadProduct(productId),
  ),
  route(paths.allProducts, AllProductsPage, {}),
  route(paths.contact, ContactPage, {}),
  route(paths.request, RequestPage, {}),
  route(paths.orderList, ConfirmListPage, {}),
  route(paths.myRequests, MyRequestsPage, { waiting: <OutboxPlace show="whole" /> }),
  route(paths.login, LoginPage, {}),
  route(paths.register, RegisterPage, {}),
  route(paths.recover, RecoverPage, {}),
  route(paths.changePassword, ChangePasswordPage, {}),
  route('*', NotFoundPage, {}),
]

/**
 * Fetches what an address shows ahead, its part of the program and its product, so that the first thing a visitor sees is
 * the page itself; answers its screen. Rejects when a part does not come: showing it tries again.
 */
export async function prefetchPage(pathname: string): Promise<Named | undefined> {
  for (const { path, prefetch } of routes) {
    const match = matchPath(path, pathname)
    if (match) return prefetch(match.params)
  }
  return undefined
}

function route<Props extends object>(
  path: string,
  Page: Screen<Props>,
  props: Props,
  prefetchContent?: (params: Params) => Promise<unknown>,
): AppRoute {
  const prefetch = async (params: Params) =>
    (await Promise.all([Page.prefetch(), prefetchContent?.(params)]))[0]
  return { path, element: <Page {...props} />, prefetch }
}
