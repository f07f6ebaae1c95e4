import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Waiting } from '../ui/Waiting'
import { Layout } from './layout/Layout'
import { NotFoundPage } from './NotFoundPage'
import { paths } from './paths'
import { ScreenBoundary } from './ScreenBoundary'
import { AboutPage, ContactPage, HomePage, ProductPage, RequestPage, StorePage } from './screens'

/** Every route in the layout. A screen that fails is left behind with its address. */
export function App() {
  const { pathname } = useLocation()
  return (
    <Layout>
      <ScreenBoundary key={pathname}>
        <Suspense fallback={<Waiting />}>
          <Routes>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.about} element={<AboutPage />} />
            <Route path={paths.store} element={<StorePage />} />
            <Route path={paths.product(':productId')} element={<ProductPage />} />
            <Route path={paths.contact} element={<ContactPage />} />
            <Route path={paths.request} element={<RequestPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </Layout>
  )
}
