import type { ComponentType } from 'react'
import { createLazyScreen } from './createLazyScreen'

export const HomePage = createLazyScreen(() =>
  import('../features/home/HomePage').then((module) => module.HomePage),
)
export const AboutPage = createLazyScreen(() =>
  import('../features/home/AboutPage').then((module) => module.AboutPage),
)
export const ProductPage = createLazyScreen(() =>
  import('../features/catalogue/ProductPage').then((module) => module.ProductPage),
)
export const StorePage = createLazyScreen(() =>
  import('../features/catalogue/StorePage').then((module) => module.StorePage),
)
export const ContactPage = createLazyScreen(() =>
  import('../features/sending/ContactPage').then((module) => module.ContactPage),
)
export const RequestPage = createLazyScreen(() =>
  import('../features/sending/RequestPage').then((module) => module.RequestPage),
)
export const AllProductsPage = createCatalogueScreen(() =>
  import('../features/catalogue/AllProductsPage').then((module) => module.AllProductsPage),
)
export const UsesPage = createCatalogueScreen(() =>
  import('../features/catalogue/uses/UsesPage').then((module) => module.UsesPage),
)
export const GuidesPage = createCatalogueScreen(() =>
  import('../features/guides/GuidesPage').then((module) => module.GuidesPage),
)
// The order list page and shared lists need all products.
export const ConfirmListPage = createCatalogueScreen(() =>
  import('../features/order-list/ConfirmListPage').then((module) => module.ConfirmListPage),
)
export const MyRequestsPage = createLazyScreen(() =>
  import('../features/my-requests/MyRequestsPage').then((module) => module.MyRequestsPage),
)
export const LoginPage = createLazyScreen(() =>
  import('../features/account/LoginPage').then((module) => module.LoginPage),
)
export const RegisterPage = createLazyScreen(() =>
  import('../features/account/RegisterPage').then((module) => module.RegisterPage),
)
export const RecoverPage = createLazyScreen(() =>
  import('../features/account/RecoverPage').then((module) => module.RecoverPage),
)
export const ChangePasswordPage = createLazyScreen(() =>
  import('../features/account/ChangePasswordPage').then((module) => module.ChangePasswordPage),
)
export const PrivacyPage = createLazyScreen(() =>
  import('../features/account/privacy/PrivacyPage').then((module) => module.PrivacyPage),
)
export const DeliveryPage = createLazyScreen(() =>
  import('../features/delivery/DeliveryPage').then((module) => module.DeliveryPage),
)
export const NotFoundPage = createLazyScreen(() =>
  import('./NotFoundPage').then((module) => module.NotFoundPage),
)
// AccountListSync needs all products, because it converts the entries of the account's order list to products.
export const AccountListSync = createCatalogueScreen(() =>
  import('../features/order-list/AccountListSync').then((module) => module.AccountListSync),
)

/** Creates a lazy screen that loads all products together with its component. */
function createCatalogueScreen<Props extends object>(loadComponent: () => Promise<ComponentType<Props>>) {
  return createLazyScreen(
    async ({ loadProducts }) => (await Promise.all([loadComponent(), loadProducts()]))[0],
  )
}
