import type { Calendar } from '../opening-hours/calendar'
import { readRequestLines } from './readRequestLines'
import type { FindRequestedProduct } from './nameRequestLines'
import { formatLagosTimestamp } from '../site/lagosTime'
import { getItemDueTime } from './itemClock'
import type { SentItem } from './sentItem'
import { formatReference } from './submissionId'
import { formatCsv } from '../csv/formatCsv'

const channelNames = { whatsapp: 'WhatsApp', email: 'E-mail', phone: 'Phone' } as const
const statusNames = { new: 'New', answered: 'Answered', accepted: 'Accepted', closed: 'Closed' } as const

/** What the columns need besides an item. */
type Sources = { findProduct: FindRequestedProduct; calendar: Calendar }

type Column = (item: SentItem, sources: Sources) => string

const columns: Readonly<Record<string, Column>> = {
  Reference: ({ id }) => formatReference(id),
  Kind: ({ kind }) => (kind === 'requests' ? 'Request' : 'Enquiry'),
  Status: ({ status }) => statusNames[status],
  'Sent (Lagos)': ({ createdAt }) => formatLagosTimestamp(createdAt.getTime()),
  'Reply due': (item, { calendar }) => formatLagosTimestamp(getItemDueTime(item, calendar)),
  Name: ({ sender }) => sender.name,
  Phone: ({ sender }) => sender.phone,
  WhatsApp: ({ sender }) => sender.whatsapp,
  'E-mail': ({ sender }) => sender.email,
  Subject: ({ subject }) => subject,
  Text: ({ text }) => text,
  'Delivery area': ({ deliveryArea }) => deliveryArea,
  Products: (item, { findProduct }) =>
    readRequestLines(item, findProduct)
      .map(({ text }) => text)
      .join('; '),
  'Claimed by': ({ claimedBy }) => claimedBy?.name ?? '',
  'Answered by': ({ answer }) => answer?.name ?? '',
  Channel: ({ answer }) => (answer ? channelNames[answer.channel] : ''),
  Answer: ({ answer }) => answer?.text ?? '',
  Id: ({ id }) => id,
}

export function formatSentItemsCsv(items: readonly SentItem[], sources: Sources): string {
  const rows = items.map((item) => Object.values(columns).map((format) => format(item, sources)))
  return formatCsv([Object.keys(columns), ...rows])
}
