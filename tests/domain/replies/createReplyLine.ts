import type { ReplyLine } from '../../../domain/replies/replyLine'

/** Creates a line without a mark, with some fields changed. */
export function createReplyLine(change: Partial<ReplyLine> = {}): ReplyLine {
  return {
    key: 'product 2',
    text: '2 litres Argan Oil',
    words: null,
    mark: null,
    substitute: '',
    productId: '',
    ...change,
  }
}
