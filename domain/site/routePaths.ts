export const routePaths = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  /** The contact form with a product filled in. */
  productEnquiry: (id: string) => `/contact-us?product=${id}`,
  request: '/request-a-quote',
  store: '/arielle-store',
  allProducts: '/all-products',
  product: (id: string) => `/products/${id}`,
  orderList: '/confirm-list',
  myRequests: '/my-requests',
  login: '/login-account',
  register: '/register-account',
  recover: '/recover-password',
  changePassword: '/change-password',
  privacy: '/privacy',
} as const
