/** The Firestore collections. firestore.rules grants access to those that pages use; all others are for functions alone. */
export const firestoreCollectionNames = {
  products: 'products',
  /** Beneath a product: what each publication of it wrote. Beneath a price: what it was set to. */
  versions: 'versions',
  /** What one unit of a product costs. */
  prices: 'prices',
  drafts: 'drafts',
  requests: 'requests',
  enquiries: 'enquiries',
  limits: 'limits',
  orderLists: 'orderLists',
  notes: 'notes',
  /** Beneath a sent item: the conversation about it. */
  replies: 'replies',
  replyTemplates: 'replyTemplates',
  /** What staff note about a customer, under the hash of each number and address. */
  customers: 'customers',
  pushDevices: 'pushDevices',
  /** Which staff get a morning summary, and how. */
  digests: 'digests',
  days: 'days',
  deliveries: 'deliveries',
  /** What staff have exported and deleted. */
  staffLog: 'staffLog',
  /** What each sent item counts for in `days`, and which messages about it are recorded. */
  figureEntries: 'figureEntries',
  /** When staff are reminded of a sent item that nobody answers. */
  reminders: 'reminders',
  /** The hashes of the links in e-mails that show the status of one sent item. */
  statusLinks: 'statusLinks',
  /** The progress of the functions' own work, such as the time of the last e-mail to the business. */
  functionStates: 'functionStates',
  /** What is being deleted and is not gone yet: a deletion that failed goes on from here. */
  deletions: 'deletions',
  /** What became of each uploaded photograph. */
  pictureUploads: 'pictureUploads',
  /** What the shop itself says: the document 'shop'. */
  settings: 'settings',
  /** What visitors searched for and did not find, by month. */
  missingSearches: 'missingSearches',
  /** When confirmations went to an address, under its hash, and to all addresses. */
  confirmationTimes: 'confirmationTimes',
  /** How much of a quota was used within a window of time, by all instances of functions. */
  quotas: 'quotas',
} as const
