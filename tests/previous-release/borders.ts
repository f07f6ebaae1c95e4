/*
 * The parsers and writers of data that two releases exchange: files in Storage, browser storage, answers of the API, and
 * Firestore documents. `npm run release:keep-parsers` bundles them as they are now: see docs/releases.md.
 */
export { toSubmissionDocument } from '../../domain/sending/submission'
export { parseReply } from '../../domain/conversation/reply'
export { parseCustomerNote } from '../../domain/customers/customerNote'
export { parsePrice } from '../../domain/prices/price'
export { parseQuestionRequest, parseQuoteAnswerRequest } from '../../domain/conversation/senderRequests'
export { parseStoredShop } from '../../domain/settings/storedShop'
export { parsePublication } from '../../domain/catalogue/editing/storedState'
export { serializeSnapshot } from '../../domain/catalogue/publishing/catalogueSnapshot'
export { parsePushMessage } from '../../domain/push/pushMessage'
export { parseSentItem } from '../../domain/sent-items/sentItem'
export { watchPublishedChanges } from '../../web/data/catalogue/published/watchPublishedChanges'
export { createCatalogueDatabase } from '../../web/data/desk/catalogue/catalogueDatabase'
export { fetchNotificationSettings } from '../../web/data/push/notificationSettings'
export { fetchSentItemReport } from '../../web/data/sending/sentItemReport'
export { createQueuedWriteStore } from '../../web/desk/actions/queuedWriteStore'
export { createDraftKeeper } from '../../web/desk/drafts/createDraftKeeper'
export { createDraft } from '../../web/state/draft'
export { createOutbox } from '../../web/state/outboxStore'
export { createShopStore } from '../../web/state/store'
