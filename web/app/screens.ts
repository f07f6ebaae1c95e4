import type { ComponentType } from 'react'
import { loadProducts } from '../data/catalogue/list'
import { screen } from './screen'

export const HomePage = screen(async () => (await import('../features/home/HomePage')).HomePage)
export const AboutPage = screen(async () => (await import('../features/home/AboutPage')).AboutPage)
export const ProductPage = screen(async () => (await import('../features/catalogue/ProductPage')).ProductPage)
export const StorePage = screen(async () => (await import('../features/catalogue/StorePage')).StorePage)
export const ContactPage = screen(async () => (await import('../features/enquiries/ContactPage')).ContactPage)
export const RequestPage = screen(async () => (await import('../features/enquiries/RequestPage')).RequestPage)
export const AllProductsPage = withCatalogue(
  async () => (await import('../features/catalogue/AllProductsPage')).AllProductsPage,
)
// The list on it is shown, and a shared one read, with the catalogue at hand.
export const ConfirmListPage = withCatalogue(
  async () => (await import('../features/order-list/ConfirmListPage')).ConfirmListPage,
)
export const MyRequestsPage = screen(
  async () => (await import('../features/my-requests/MyRequestsPage')).MyRequestsPage,
)
export const LoginPage = screen(async () => (await import('../features/account/LoginPage')).LoginPage)
export const RegisterPage = screen(
  async () => (await import('../features/account/RegisterPage')).RegisterPage,
)
export const RecoverPage = screen(async () => (await import('../features/account/RecoverPage')).RecoverPage)
export const ChangePasswordPage = screen(
  async () => (await import('../features/account/ChangePasswordPage')).ChangePasswordPage,
)
export const NotFoundPage = screen(async () => (await import('./NotFoundPage')).NotFoundPage)
// Shows nothing, but is needed by those alone who are signed in; it makes products of the account's entries.
export const AccountListKeeper = withCatalogue(
  async () => (await import('../features/order-list/AccountListKeeper')).AccountListKeeper,
)

/** A screen that has every product at hand when it is shown. */
function withCatalogue<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return screen(async () => (await Promise.all([load(), loadProducts()]))[0])
}
