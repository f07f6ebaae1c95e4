/** The names of the Firestore collections; firestore.rules grants access to each. */
export const collections = {
  requests: 'requests',
  enquiries: 'enquiries',
  limits: 'limits',
  orderLists: 'orderLists',
} as const
