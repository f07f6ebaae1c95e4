import type { ReactElement } from 'react'
import type { Catalogue } from '../data/catalogue/createCatalogue'
import { LazyOutboxView } from './LazyOutboxView'
import { routePaths } from '../../domain/site/routePaths'
import type { LazyScreen } from './createLazyScreen'
import {
  AboutPage,
  AllProductsPage,
  ChangePasswordPage,
  ConfirmListPage,
  ContactPage,
  DeliveryPage,
  GuidesPage,
  HomePage,
  LoginPage,
  MyRequestsPage,
  NotFoundPage,
  PrivacyPage,
  ProductPage,
  RecoverPage,
  RegisterPage,
  RequestPage,
  StorePage,
  UsesPage,
} from './screens'
import { toOrderListProduct } from '../../domain/order-list/orderList'
import type { ProductForAction } from '../ui/products/RenderProductAction'
import { AddToListControl } from '../features/order-list/AddToListControl'

/** A screen's component. The build uses the component's name to find the screen's JavaScript chunk. */
type NamedComponent = { name: string }
type AppRoute = { element: ReactElement; prefetch: (catalogue: Catalogue) => Promise<NamedComponent> }

const routes: Readonly<Record<string, AppRoute>> = {
  [routePaths.home]: createRoute(HomePage, { action: renderAddToOrderList }),
  [routePaths.about]: createRoute(AboutPage, {}),
  [routePaths.store]: createRoute(StorePage, { action: renderAddToOrderList }, (catalogue) =>
    catalogue.loadCatalogueFirstPage(),
  ),
  [routePaths.allProducts]: createRoute(AllProductsPage, {}),
  [routePaths.uses]: createRoute(UsesPage, {}),
  [routePaths.guides]: createRoute(GuidesPage, {}),
  [routePaths.contact]: createRoute(ContactPage, {}),
  [routePaths.request]: createRoute(RequestPage, {}),
  [routePaths.orderList]: createRoute(ConfirmListPage, {}),
  [routePaths.myRequests]: createRoute(MyRequestsPage, { unsentItems: <LazyOutboxView variant="list" /> }),
  [routePaths.login]: createRoute(LoginPage, {}),
  [routePaths.register]: createRoute(RegisterPage, {}),
  [routePaths.recover]: createRoute(RecoverPage, {}),
  [routePaths.changePassword]: createRoute(ChangePasswordPage, {}),
  [routePaths.privacy]: createRoute(PrivacyPage, {}),
  [routePaths.delivery]: createRoute(DeliveryPage, {}),
}
const notFoundRoute = createRoute(NotFoundPage, {})

/** The routes with one more name at the end of their path, by the path before it. */
const namedRoutes: Readonly<Record<string, (name: string) => AppRoute>> = {
  [routePaths.product('')]: createProductRoute,
  [routePaths.use('')]: (slug) => createRoute(UsesPage, { slug, action: renderAddToOrderList }),
  [routePaths.guide('')]: (slug) => createRoute(GuidesPage, { slug }),
}

/** Finds the route of a URL path. React Router's useRoutes would add 2 kB to a first visit. */
export function findRoute(pathname: string): AppRoute {
  const path = normalizePath(pathname)
  const nameStart = path.lastIndexOf('/') + 1
  const createNamedRoute = namedRoutes[path.slice(0, nameStart)]
  return createNamedRoute?.(path.slice(nameStart)) ?? routes[path] ?? notFoundRoute
}

export function prefetchRoute(catalogue: Catalogue, pathname: string): Promise<NamedComponent> {
  return findRoute(pathname).prefetch(catalogue)
}

function normalizePath(pathname: string): string {
  return decodePath(pathname).toLowerCase().replace(/\/+$/, '') || routePaths.home
}

/** Decodes a URL path. Returns the path unchanged when decodeURI throws, as it does for an invalid %. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function createProductRoute(productId: string): AppRoute {
  return createRoute(
    ProductPage,
    { productId, action: renderMainAddToOrderList, relatedAction: renderAddToOrderList },
    (catalogue) => catalogue.loadProduct(productId),
  )
}

function createRoute<Props extends object>(
  Page: LazyScreen<Props>,
  props: Props,
  prefetchContent?: (catalogue: Catalogue) => Promise<unknown>,
): AppRoute {
  const prefetch = async (catalogue: Catalogue) =>
    (await Promise.all([Page.prefetch(catalogue), prefetchContent?.(catalogue)]))[0]
  return { element: <Page {...props} />, prefetch }
}

/** The order list's buttons on a product's card. */
function renderAddToOrderList(product: ProductForAction) {
  return <AddToListControl product={toOrderListProduct(product)} />
}

function renderMainAddToOrderList(product: ProductForAction) {
  return <AddToListControl product={toOrderListProduct(product)} tone="loud" />
}
