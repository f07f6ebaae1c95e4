import type { ComponentType } from 'react'
import { createLazyScreen } from './createLazyScreen'

export const HomePage = createLazyScreen(async () => (await import('../features/home/HomePage')).HomePage)
export const AboutPage = createLazyScreen(async () => (await import('../features/home/AboutPage')).AboutPage)
export const ProductPage = createLazyScreen(
  async () => (await import('../features/catalogue/ProductPage')).ProductPage,
)
export const StorePage = createLazyScreen(
  async () => (await import('../features/catalogue/StorePage')).StorePage,
)
export const ContactPage = createLazyScreen(
  async () => (await import('../features/sending/ContactPage')).ContactPage,
)
export const RequestPage = createLazyScreen(
  async () => (await import('../features/sending/RequestPage')).RequestPage,
)
export const AllProductsPage = createCatalogueScreen(
  async () => (await import('../features/catalogue/AllProductsPage')).AllProductsPage,
)
// The order list page and shared lists need all products.
export const ConfirmListPage = createCatalogueScreen(
  async () => (await import('../features/order-list/ConfirmListPage')).ConfirmListPage,
)
export const MyRequestsPage = createLazyScreen(
  async () => (await import('../features/my-requests/MyRequestsPage')).MyRequestsPage,
)
export const LoginPage = createLazyScreen(
  async () => (await import('../features/account/LoginPage')).LoginPage,
)
export const RegisterPage = createLazyScreen(
  async () => (await import('../features/account/RegisterPage')).RegisterPage,
)
export const RecoverPage = createLazyScreen(
  async () => (await import('../features/account/RecoverPage')).RecoverPage,
)
export const ChangePasswordPage = createLazyScreen(
  async () => (await import('../features/account/ChangePasswordPage')).ChangePasswordPage,
)
export const PrivacyPage = createLazyScreen(
  async () => (await import('../features/account/privacy/PrivacyPage')).PrivacyPage,
)
export const NotFoundPage = createLazyScreen(async () => (await import('./NotFoundPage')).NotFoundPage)
// AccountListSync needs all products, because it converts the entries of the account's order list to products.
export const AccountListSync = createCatalogueScreen(
  async () => (await import('../features/order-list/AccountListSync')).AccountListSync,
)

/** Creates a lazy screen that loads all products together with its component. */
function createCatalogueScreen<Props extends object>(loadComponent: () => Promise<ComponentType<Props>>) {
  return createLazyScreen(
    async ({ loadProducts }) => (await Promise.all([loadComponent(), loadProducts()]))[0],
  )
}
