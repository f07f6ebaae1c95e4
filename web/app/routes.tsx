import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { addToOrderList } from './addToOrderList'
import { paths } from './paths'
import type { Screen } from './screen'
import {
  AboutPage,
  ChangePasswordPage,
  ConfirmListPage,
  ContactPage,
  HomePage,
  LoginPage,
  ProductPage,
  RecoverPage,
  RegisterPage,
  RequestPage,
  StorePage,
} from './screens'

type AppRoute = { path: string; element: ReactElement; prefetch: () => Promise<unknown> }

/** Which screen stands at which address; any other address has none. */
export const routes: readonly AppRoute[] = [
  route(paths.home, HomePage, {}),
  route(paths.about, AboutPage, {}),
  route(paths.store, StorePage, { action: addToOrderList }),
  route(paths.product(':productId'), ProductPage, { action: addToOrderList }),
  route(paths.contact, ContactPage, {}),
  route(paths.request, RequestPage, {}),
  route(paths.orderList, ConfirmListPage, {}),
  route(paths.login, LoginPage, {}),
  route(paths.register, RegisterPage, {}),
  route(paths.recover, RecoverPage, {}),
  route(paths.changePassword, ChangePasswordPage, {}),
]

/** Fetches the screen of an address ahead, so that the first thing a visitor sees is the page itself. */
export async function prefetchScreen(pathname: string): Promise<void> {
  const wanted = routes.find(({ path }) => matchPath(path, pathname))
  // When it does not come, showing it tries again and says so.
  await wanted?.prefetch().catch(() => undefined)
}

function route<Props extends object>(path: string, Page: Screen<Props>, props: Props): AppRoute {
  return { path, element: <Page {...props} />, prefetch: Page.prefetch }
}
