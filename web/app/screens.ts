import { lazy } from 'react'
import { fetchPart } from '../state/freshPage'

// Each feature is a part of the program of its own: a visitor downloads the screens they open.
export const HomePage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/home/HomePage'))).HomePage,
}))
export const AboutPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/home/AboutPage'))).AboutPage,
}))
export const StorePage = lazy(async () => {
  const { StorePage } = await fetchPart(() => import('../features/catalogue/StorePage'))
  // Whoever sees the list opens a product next; when this fails, opening one tries again.
  loadProductPage().catch(() => undefined)
  return { default: StorePage }
})
export const ProductPage = lazy(async () => ({ default: (await fetchPart(loadProductPage)).ProductPage }))
export const ContactPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/enquiries/ContactPage'))).ContactPage,
}))
export const RequestPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/enquiries/RequestPage'))).RequestPage,
}))
export const ConfirmListPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/order-list/ConfirmListPage'))).ConfirmListPage,
}))
export const LoginPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/account/LoginPage'))).LoginPage,
}))
// No screen, but needed by those alone who are signed in.
export const AccountListKeeper = lazy(async () => ({
  default: (await fetchPart(() => import('../features/order-list/AccountListKeeper'))).AccountListKeeper,
}))
export const RegisterPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/account/RegisterPage'))).RegisterPage,
}))
export const RecoverPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/account/RecoverPage'))).RecoverPage,
}))
export const ChangePasswordPage = lazy(async () => ({
  default: (await fetchPart(() => import('../features/account/ChangePasswordPage'))).ChangePasswordPage,
}))

function loadProductPage() {
  return import('../features/catalogue/ProductPage')
}
