import { isSentItemKind, type SentItemKind } from './sentItem'
import { isSentItemStatus, type SentItemStatus } from './sentItemStatus'

/** Who answers the items of an inbox: the staff member at this desk, or nobody yet. */
type InboxOwner = 'mine' | 'unclaimed'

/** Which requests and enquiries the inbox shows; null shows all. */
export type InboxFilter = {
  kind: SentItemKind | null
  status: SentItemStatus | null
  owner: InboxOwner | null
}

export const emptyInboxFilter: InboxFilter = { kind: null, status: null, owner: null }

export type InboxSection = { name: 'waiting' | 'accepted' | 'done'; statuses: readonly SentItemStatus[] }

export function listInboxSections({ status }: InboxFilter): InboxSection[] {
  const sections: InboxSection[] = [
    { name: 'waiting', statuses: ['new'] },
    { name: 'accepted', statuses: ['accepted'] },
    { name: 'done', statuses: ['answered', 'closed'] },
  ]
  if (status === null) return sections
  return sections
    .filter(({ statuses }) => statuses.includes(status))
    .map(({ name }) => ({ name, statuses: [status] }))
}

/** Whether a section begins with what waits longest: where staff have something to do. */
export function isOldestFirst({ name }: InboxSection): boolean {
  return name !== 'done'
}

export function parseInboxFilter(query: URLSearchParams): InboxFilter {
  const [kind, status, owner] = ['kind', 'status', 'owner'].map((name) => query.get(name))
  return {
    kind: isSentItemKind(kind) ? kind : null,
    status: isSentItemStatus(status) ? status : null,
    owner: owner === 'mine' || owner === 'unclaimed' ? owner : null,
  }
}

export function formatInboxFilter(filter: InboxFilter): string {
  const entries = Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return new URLSearchParams(entries).toString()
}
