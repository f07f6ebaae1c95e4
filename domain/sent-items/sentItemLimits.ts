/** Maximum lengths of a request in UTF-16 code units; the same limits as `isRequest` in firestore.rules. */
export const requestFormFieldLimits = { name: 120, list: 5000 } as const

/** Maximum lengths of an enquiry in UTF-16 code units; the same limits as `isEnquiry` in firestore.rules. */
export const enquiryFormFieldLimits = { fullname: 120, subject: 150, message: 5000 } as const

/** Maximum number of documents that a Firestore query may return; firestore.rules has the same limits. */
export const maxDocumentsPerQuery = { sender: 50, staff: 100, products: 500 } as const
