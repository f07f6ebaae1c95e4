import { lazy } from 'react'

// Each feature is a part of the program of its own: a visitor downloads the screens they open.
export const HomePage = lazy(async () => ({
  default: (await import('../features/home/HomePage')).HomePage,
}))
export const AboutPage = lazy(async () => ({
  default: (await import('../features/home/AboutPage')).AboutPage,
}))
export const StorePage = lazy(async () => ({
  default: (await import('../features/catalogue/StorePage')).StorePage,
}))
export const ProductPage = lazy(async () => ({
  default: (await import('../features/catalogue/ProductPage')).ProductPage,
}))
export const ContactPage = lazy(async () => ({
  default: (await import('../features/enquiries/ContactPage')).ContactPage,
}))
export const RequestPage = lazy(async () => ({
  default: (await import('../features/enquiries/RequestPage')).RequestPage,
}))
