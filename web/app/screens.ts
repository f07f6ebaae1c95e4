import { screen } from './screen'

export const HomePage = screen(async () => (await import('../features/home/HomePage')).HomePage)
export const AboutPage = screen(async () => (await import('../features/home/AboutPage')).AboutPage)
export const ProductPage = screen(async () => (await import('../features/catalogue/ProductPage')).ProductPage)
export const StorePage = screen(async () => {
  const { StorePage } = await import('../features/catalogue/StorePage')
  // Whoever sees the list opens a product next; when this fails, opening one tries again.
  ProductPage.prefetch().catch(() => undefined)
  return StorePage
})
export const ContactPage = screen(async () => (await import('../features/enquiries/ContactPage')).ContactPage)
export const RequestPage = screen(async () => (await import('../features/enquiries/RequestPage')).RequestPage)
export const ConfirmListPage = screen(
  async () => (await import('../features/order-list/ConfirmListPage')).ConfirmListPage,
)
export const LoginPage = screen(async () => (await import('../features/account/LoginPage')).LoginPage)
export const RegisterPage = screen(
  async () => (await import('../features/account/RegisterPage')).RegisterPage,
)
export const RecoverPage = screen(async () => (await import('../features/account/RecoverPage')).RecoverPage)
export const ChangePasswordPage = screen(
  async () => (await import('../features/account/ChangePasswordPage')).ChangePasswordPage,
)
// Shows nothing, but is needed by those alone who are signed in.
export const AccountListKeeper = screen(
  async () => (await import('../features/order-list/AccountListKeeper')).AccountListKeeper,
)
