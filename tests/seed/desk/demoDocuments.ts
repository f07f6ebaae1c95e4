import { demoItems } from '../../../seed/desk/demoItems'
import { createFormReader, toDemoDocument } from '../../../seed/desk/toDemoDocument'
import type { Product } from '../../../domain/catalogue/product'
import { parseReply } from '../../../domain/conversation/reply'
import { parseSentItem } from '../../../domain/sent-items/sentItem'

/** The documents of the demo items at a time of seeding, each with what the desk parses from it. */
export function listDemoDocuments(products: readonly Product[], now: number) {
  const reader = createFormReader(products)
  return demoItems.map((demoItem) => {
    const document = toDemoDocument(demoItem, reader, now)
    const [, id = ''] = document.path.split('/')
    const item = parseSentItem({ kind: demoItem.kind, id }, document.fields)
    if (item === null) throw new Error(`${document.path} cannot be parsed`)
    const thread = document.replies.flatMap((reply) => parseReply(reply.id, reply.fields) ?? [])
    return { ...document, demoItem, id, item, thread }
  })
}
