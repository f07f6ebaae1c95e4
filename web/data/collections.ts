/** Firestore's collections, named once; firestore.rules says who may do what in them. */
export const collections = {
  requests: 'requests',
  enquiries: 'enquiries',
  limits: 'limits',
  orderLists: 'orderLists',
} as const
