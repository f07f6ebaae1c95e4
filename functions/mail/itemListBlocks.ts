import type { SentItem } from '../../domain/sent-items/sentItem'
import { deskPath } from '../../domain/site/deskPath'
import { mailsMessages } from '../../domain/messages/mails'
import { capitalize, createDeskLink, formatStaffTitle } from './describeSentItem'
import type { MailBlock } from './mail'

/** The maximum number of items that one mail lists. */
export const maxListedItems = 20

type ItemList = {
  items: readonly SentItem[]
  /** How many there are, which may be more than `items`. */
  count: number
  siteUrl: string
  formatDetail: (item: SentItem) => string
}

/** The first items, each with a link to it, how many more there are, and a link to the desk. */
export function createItemListBlocks(list: ItemList): MailBlock[] {
  return [...createItemBlocks(list, maxListedItems), createDeskButton(list.siteUrl)]
}

/** The first items, each with a link to it, and how many more there are. */
export function createItemBlocks(
  { items, count, siteUrl, formatDetail }: ItemList,
  maxItems: number,
): MailBlock[] {
  const listed = items.slice(0, maxItems)
  const restCount = count - listed.length
  return [
    {
      kind: 'items',
      items: listed.map((item) => ({
        ...createDeskLink(item, capitalize(formatStaffTitle(item)), siteUrl),
        detail: formatDetail(item),
      })),
    },
    { kind: 'paragraph', text: restCount > 0 ? mailsMessages.formatMoreItems(restCount) : '' },
  ]
}

export function createDeskButton(siteUrl: string): MailBlock {
  return { kind: 'button', link: { label: mailsMessages.openDesk, url: siteUrl + deskPath } }
}
