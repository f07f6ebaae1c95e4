import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { AccountMenu } from '../features/account/AccountMenu'
import { AccountSession } from '../features/account/AccountSession'
import { OrderListLink } from '../features/order-list/OrderListLink'
import { Waiting } from '../ui/Waiting'
import { addToOrderList } from './addToOrderList'
import { Layout } from './layout/Layout'
import { NotFoundPage } from './NotFoundPage'
import { paths } from './paths'
import { ScreenBoundary } from './ScreenBoundary'
import {
  AboutPage,
  AccountListKeeper,
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
import { useLeavings } from './useLeavings'

const headerActions = (
  <>
    <OrderListLink />
    <AccountMenu />
  </>
)

/** Every route in the layout. A screen that fails is left behind with its address. */
export function App() {
  const { pathname } = useLocation()
  const leavings = useLeavings()
  return (
    <Layout headerActions={headerActions}>
      <ScreenBoundary key={pathname}>
        <Suspense fallback={<Waiting />}>
          <Routes>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.about} element={<AboutPage />} />
            <Route path={paths.store} element={<StorePage action={addToOrderList} />} />
            <Route path={paths.product(':productId')} element={<ProductPage action={addToOrderList} />} />
            <Route path={paths.contact} element={<ContactPage key={leavings} />} />
            <Route path={paths.request} element={<RequestPage key={leavings} />} />
            <Route path={paths.orderList} element={<ConfirmListPage />} />
            <Route path={paths.login} element={<LoginPage />} />
            <Route path={paths.register} element={<RegisterPage />} />
            <Route path={paths.recover} element={<RecoverPage />} />
            <Route path={paths.changePassword} element={<ChangePasswordPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
      <AccountSession>
        <AccountListKeeper />
      </AccountSession>
    </Layout>
  )
}
