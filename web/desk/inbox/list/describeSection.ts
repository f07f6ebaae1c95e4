import { deskFrameMessages } from '../../../../domain/messages/desk/frame'
import { formatItemCount } from '../../../../domain/sent-items/formatItemCount'
import { type InboxFilter, type InboxSection, isOldestFirst } from '../../../../domain/sent-items/inboxFilter'

export function describeSection({ name, statuses }: InboxSection): string {
  if (name === 'waiting') return 'Waiting for a reply'
  if (name === 'accepted') return 'Accepted'
  if (statuses.length > 1) return 'Answered and closed'
  return statuses.includes('answered') ? 'Answered' : 'Closed'
}

/** The title of a section: it says how many items wait for a reply, if that is known. */
export function formatSectionTitle(section: InboxSection, count: number | null): string {
  const title = describeSection(section)
  return section.name === 'waiting' && count ? `${title} (${formatItemCount(count)})` : title
}

type ShownRows = Omit<SectionReport, 'documentCount'> & { filter: InboxFilter; section: InboxSection }

export function describeShownRows({ filter, section, rowCount, isComplete, isCurrent }: ShownRows): string {
  if (rowCount === 0) return describeNoRows(filter, section, { isComplete, isCurrent })
  // Rows from Firestore's local cache may not be all.
  if (!isComplete || !isCurrent)
    return `Showing ${rowCount}, the ${isOldestFirst(section) ? 'longest waiting' : 'newest'} first.`
  return rowCount === 1 ? 'This is the only one.' : `These are all ${rowCount}.`
}

function describeNoRows(
  { kind, owner }: InboxFilter,
  { name, statuses }: InboxSection,
  { isComplete, isCurrent }: Pick<SectionReport, 'isComplete' | 'isCurrent'>,
): string {
  if (!isCurrent) return deskFrameMessages.notKnownYet
  if (!isComplete) return 'Someone is already answering each of the first ones. There are more.'
  const noun = kind === null ? 'request or enquiry' : kind === 'requests' ? 'request' : 'enquiry'
  if (name === 'waiting') return describeNothingWaiting(noun, owner)
  if (owner === 'mine') return `You haven't ${describeDone(statuses)} a ${noun} yet.`
  if (owner === 'unclaimed') return `Someone has claimed every ${noun} here.`
  if (name === 'accepted') return `No ${noun} is accepted and still open.`
  return statuses.includes('answered')
    ? `No ${noun} is ${describeDone(statuses)}. Your answers are kept here.`
    : `No ${noun} is closed yet.`
}

function describeNothingWaiting(noun: string, owner: InboxFilter['owner']): string {
  if (owner === 'mine') return `You haven't claimed a ${noun}. The ones you claim appear here.`
  if (owner === 'unclaimed') return `Someone is answering every waiting ${noun}.`
  return noun === 'request or enquiry'
    ? 'Nothing is waiting for a reply. New items appear here automatically.'
    : `No ${noun} is waiting for a reply. New ones appear here automatically.`
}

function describeDone(statuses: InboxSection['statuses']): string {
  if (statuses.length > 1) return 'answered or closed'
  return statuses.includes('accepted') ? 'accepted' : statuses.includes('answered') ? 'answered' : 'closed'
}

/** The number of rows that a page of the inbox shows. */
export const rowsPerPage = 50

/** What the list must know of a section: what it shows, and whether it has no further page. */
export type SectionReport = {
  rowCount: number
  /** The number of loaded documents, including those that the filter hides. */
  documentCount: number
  isComplete: boolean
  isCurrent: boolean
}
