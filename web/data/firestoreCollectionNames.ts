/** The names of the Firestore collections; firestore.rules grants access to each. Notes are beneath a sent item. */
export const firestoreCollectionNames = {
  requests: 'requests',
  enquiries: 'enquiries',
  limits: 'limits',
  orderLists: 'orderLists',
  notes: 'notes',
  replyTemplates: 'replyTemplates',
} as const
