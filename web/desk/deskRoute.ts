import type { SentItemKey } from '../domain/sent-items/sentItem'
import { isSubmissionId } from '../domain/sent-items/submissionId'
import { deskPath, deskTemplatesPath } from '../domain/site/deskPath'

/** The desk's screen at an address. */
export type DeskRoute =
  { screen: 'inbox'; openItem: SentItemKey | null } | { screen: 'templates' } | { screen: 'unknown' }

const itemPattern = new RegExp(`^${deskPath}/(requests|enquiries)/([^/]+)$`)

/** Parses the path of an address below /staff. */
export function parseDeskPath(pathname: string): DeskRoute {
  const path = pathname.replace(/\/+$/, '')
  if (path === deskPath) return { screen: 'inbox', openItem: null }
  if (path === deskTemplatesPath) return { screen: 'templates' }
  const [, kind, id = ''] = itemPattern.exec(path) ?? []
  const isKind = kind === 'requests' || kind === 'enquiries'
  return isKind && isSubmissionId(id) ? { screen: 'inbox', openItem: { kind, id } } : { screen: 'unknown' }
}
