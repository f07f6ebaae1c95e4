import { demoItems } from '../../../seed/desk/demoItems'
import { toDemoDocument } from '../../../seed/desk/toDemoDocument'
import type { NamedProduct } from '../../../domain/order-list/parseOrderListText'
import { parseReply } from '../../../domain/conversation/reply'
import { parseSentItem } from '../../../domain/sent-items/sentItem'

/** The documents of the demo items at a time of seeding, each with what the desk parses from it. */
export function listDemoDocuments(products: readonly NamedProduct[], now: number) {
  return demoItems.map((demoItem) => {
    const document = toDemoDocument(demoItem, products, now)
    const [, id = ''] = document.path.split('/')
    const item = parseSentItem({ kind: demoItem.kind, id }, document.fields)
    if (item === null) throw new Error(`${document.path} cannot be parsed`)
    const thread = document.replies.flatMap((reply) => parseReply(reply.id, reply.fields) ?? [])
    return { ...document, demoItem, id, item, thread }
  })
}
