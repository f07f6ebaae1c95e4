/**
 * The names of the Firestore collections. firestore.rules grants access to each but the last five, which only functions
 * use. Notes are beneath a sent item.
 */
export const firestoreCollectionNames = {
  requests: 'requests',
  enquiries: 'enquiries',
  limits: 'limits',
  orderLists: 'orderLists',
  notes: 'notes',
  replyTemplates: 'replyTemplates',
  pushDevices: 'pushDevices',
  days: 'days',
  deliveries: 'deliveries',
  /** What each sent item counts for in `days`: functions subtract it before they count the item again. */
  figureEntries: 'figureEntries',
  /** When staff are reminded of a sent item that nobody answers. */
  reminders: 'reminders',
  /** The hashes of the links in e-mails that show the status of one sent item. */
  statusLinks: 'statusLinks',
  /** The progress of the functions' own work, such as the time of the last e-mail to the business. */
  functionStates: 'functionStates',
  /** What is being deleted and is not gone yet: a deletion that failed goes on from here. */
  deletions: 'deletions',
} as const
