import { type InboxFilter, isOldestFirst, listInboxSections } from '../../../../domain/sent-items/inboxFilter'
import { parseSentItem, type SentItem } from '../../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import type { InboxPageOptions, InboxPageSnapshot } from '../../../../web/data/desk/useInboxPage'
import type { StoredItem } from './deskState'

export function parseItem({ fields, ...key }: StoredItem): SentItem | null {
  return parseSentItem(key, fields)
}

export function parseItems(items: readonly StoredItem[]): SentItem[] {
  return items.map(parseItem).filter((item) => item !== null)
}

/** Finds all items that match a filter, in the order of an export. */
export function findExported(
  items: readonly StoredItem[],
  filter: InboxFilter,
  { uid }: SentItemClaim,
): SentItem[] {
  return listInboxSections(filter).flatMap((section) =>
    parseItems(listMatching(items, { filter, section, staffUid: uid })).filter(
      ({ claimedBy }) => filter.owner !== 'unclaimed' || claimedBy === null,
    ),
  )
}

type Position = { time: unknown; id: string }

/** The documents of a section in its order. */
function listMatching(
  items: readonly StoredItem[],
  { filter, section, staffUid }: Pick<InboxPageOptions, 'filter' | 'section' | 'staffUid'>,
): StoredItem[] {
  return items
    .filter(({ kind }) => filter.kind === null || kind === filter.kind)
    .filter(({ fields }) => section.statuses.some((status) => status === fields.status))
    .filter((item) => filter.owner !== 'mine' || parseItem(item)?.claimedBy?.uid === staffUid)
    .toSorted((first, second) => compare(section, toPosition(first), toPosition(second)))
}

function toPosition({ id, fields }: StoredItem): Position {
  return { time: fields.waitingSince, id }
}

function compare(section: InboxPageOptions['section'], first: Position, second: Position): number {
  const difference = Number(first.time) - Number(second.time)
  const ascending = difference || (first.id === second.id ? 0 : first.id < second.id ? -1 : 1)
  return isOldestFirst(section) ? ascending : -ascending
}

/** Reads a page of the inbox. */
export function readInboxPage(
  items: readonly StoredItem[],
  { range: { from, to }, maxItems, ...options }: InboxPageOptions,
  isCurrent: boolean,
): InboxPageSnapshot {
  const { section, filter } = options
  const inRange = listMatching(items, options)
    .filter((item) => from === null || compare(section, toPosition(item), from) >= 0)
    .filter((item) => to === null || compare(section, toPosition(item), to) < 0)
  const shown = to ? inRange : inRange.slice(0, maxItems)
  const next = inRange[shown.length]
  return {
    rows: shown
      .map((item) => ({ key: { kind: item.kind, id: item.id }, sentItem: parseItem(item) }))
      .filter(({ sentItem }) => filter.owner !== 'unclaimed' || !sentItem?.claimedBy),
    documentCount: shown.length,
    nextFrom: next ? toPosition(next) : null,
    isCurrent,
  }
}
