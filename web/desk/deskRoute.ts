import { formatInboxFilter, type InboxFilter, parseInboxFilter } from '../../domain/sent-items/inboxFilter'
import { isSentItemKind, type SentItemKey } from '../../domain/sent-items/sentItem'
import { isSubmissionId } from '../../domain/sent-items/submissionId'
import { productFieldLimits } from '../../domain/catalogue/product'
import {
  deskAccountPath,
  deskCataloguePath,
  deskDeliveriesPath,
  deskFiguresPath,
  deskImportPath,
  deskLogPath,
  deskMissingSearchesPath,
  deskNewProductPath,
  deskPath,
  deskPricesPath,
  deskSettingsPath,
  deskTemplatesPath,
  getDeskAskedPath,
  getDeskItemPath,
  getDeskProductPath,
} from '../../domain/site/deskPath'

export type DeskRoute =
  | { screen: 'inbox'; openItem: SentItemKey | null }
  | { screen: 'account' | 'deliveries' | 'prices' | 'settings' | 'templates' }
  | { screen: 'figures'; view: 'figures' | 'log' }
  | CatalogueRoute
  | { screen: 'unknown' }

export type CatalogueRoute = { screen: 'catalogue' } & (
  { view: 'list' | 'new' | 'import' | 'searches' } | { view: 'product' | 'asked'; productId: string }
)

/** What the inbox shows: the items that match a filter or, once somebody searches, those that a text finds. */
export type InboxView = { filter: InboxFilter; search: string }

const itemPattern = new RegExp(`^${deskPath}/(requests|enquiries)/([^/]+)$`)

export function parseDeskPath(pathname: string): DeskRoute {
  const path = pathname.replace(/\/+$/, '')
  if (path === deskPath) return { screen: 'inbox', openItem: null }
  if (path === deskAccountPath) return { screen: 'account' }
  if (path === deskDeliveriesPath) return { screen: 'deliveries' }
  if (path === deskFiguresPath) return { screen: 'figures', view: 'figures' }
  if (path === deskLogPath) return { screen: 'figures', view: 'log' }
  if (path === deskPricesPath) return { screen: 'prices' }
  if (path === deskSettingsPath) return { screen: 'settings' }
  if (path === deskTemplatesPath) return { screen: 'templates' }
  if (path === deskCataloguePath || path.startsWith(`${deskCataloguePath}/`)) return parseCataloguePath(path)
  const [, kind, id = ''] = itemPattern.exec(path) ?? []
  return isSentItemKind(kind) && isSubmissionId(id)
    ? { screen: 'inbox', openItem: { kind, id } }
    : { screen: 'unknown' }
}

function parseCataloguePath(path: string): DeskRoute {
  if (path === deskCataloguePath) return { screen: 'catalogue', view: 'list' }
  if (path === deskNewProductPath) return { screen: 'catalogue', view: 'new' }
  if (path === deskImportPath) return { screen: 'catalogue', view: 'import' }
  if (path === deskMissingSearchesPath) return { screen: 'catalogue', view: 'searches' }
  const [productId = ''] = path.slice(deskCataloguePath.length + 1).split('/')
  if (!productFieldLimits.id.test(productId)) return { screen: 'unknown' }
  if (path === getDeskProductPath(productId)) return { screen: 'catalogue', view: 'product', productId }
  if (path === getDeskAskedPath(productId)) return { screen: 'catalogue', view: 'asked', productId }
  return { screen: 'unknown' }
}

export function parseInboxQuery(query: string): InboxView {
  const parameters = new URLSearchParams(query)
  return { filter: parseInboxFilter(parameters), search: parameters.get('q') ?? '' }
}

export function formatInboxAddress(openItem: SentItemKey | null, { filter, search }: InboxView): string {
  const parameters = new URLSearchParams(formatInboxFilter(filter))
  if (search !== '') parameters.set('q', search)
  const query = parameters.toString()
  return (openItem ? getDeskItemPath(openItem) : deskPath) + (query === '' ? '' : `?${query}`)
}
