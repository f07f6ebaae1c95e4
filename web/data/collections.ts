/** Firestore's collections, named once; firestore.rules says who may do what in them. */
export const collections = { orderLists: 'orderLists' } as const
