import type { InboxFilter, InboxSection } from '../../../domain/sent-items/inboxFilter'
import type { SectionReport } from './sectionReport'

/** The title of a section. */
export function describeSection({ name, statuses }: InboxSection): string {
  if (name === 'waiting') return 'Waiting for a reply'
  if (statuses.length > 1) return 'Answered and closed'
  return statuses.includes('answered') ? 'Answered' : 'Closed'
}

type ShownRows = Omit<SectionReport, 'documentCount'> & { filter: InboxFilter; section: InboxSection }

/** Says below the rows of a section how much of it they are. */
export function describeShownRows({ filter, section, rowCount, isComplete, isCurrent }: ShownRows): string {
  if (rowCount === 0) return describeNoRows(filter, section, { isComplete, isCurrent })
  const isWaiting = section.name === 'waiting'
  if (!isComplete) return `Showing ${rowCount}, the ${isWaiting ? 'longest waiting' : 'newest'} first.`
  return rowCount === 1 ? 'This is the only one.' : `These are all ${rowCount}.`
}

function describeNoRows(
  { kind, owner }: InboxFilter,
  { name, statuses }: InboxSection,
  { isComplete, isCurrent }: Pick<SectionReport, 'isComplete' | 'isCurrent'>,
): string {
  if (!isCurrent) return 'Without a connection, this is not known.'
  if (!isComplete) return 'Somebody answers each of the first ones. There are more.'
  const noun = kind === null ? 'request or enquiry' : kind === 'requests' ? 'request' : 'enquiry'
  if (name === 'waiting') return describeNothingWaiting(noun, owner)
  if (owner === 'mine') return `You have ${describeDone(statuses)} no ${noun} yet.`
  if (owner === 'unclaimed') return `Each ${noun} here was claimed by somebody.`
  return statuses.includes('answered')
    ? `No ${noun} is ${describeDone(statuses)}. What you answer is kept here.`
    : `No ${noun} is closed yet.`
}

function describeNothingWaiting(noun: string, owner: InboxFilter['owner']): string {
  if (owner === 'mine') return `You are answering no ${noun}. What you claim appears here.`
  if (owner === 'unclaimed') return `Every ${noun} that waits has somebody who answers.`
  return noun === 'request or enquiry'
    ? 'Nothing waits for a reply. What arrives appears here by itself.'
    : `No ${noun} waits for a reply. What arrives appears here by itself.`
}

function describeDone(statuses: InboxSection['statuses']): string {
  return statuses.length > 1 ? 'answered or closed' : statuses.includes('answered') ? 'answered' : 'closed'
}
