export const routePaths = {
  home: '/',
  about: '/about-us',
  contact: '/contact-us',
  productEnquiry: (id: string) => `/contact-us?product=${id}`,
  request: '/request-a-quote',
  store: '/arielle-store',
  allProducts: '/all-products',
  product: (id: string) => `/products/${id}`,
  orderList: '/confirm-list',
  /** A list that opens as a copy. It is in the fragment: servers limit the length of what they receive. */
  sharedList: (list: string) => `/confirm-list#list=${list}`,
  myRequests: '/my-requests',
  login: '/login-account',
  register: '/register-account',
  recover: '/recover-password',
  changePassword: '/change-password',
  privacy: '/privacy',
} as const
