import { useState } from 'react'
import { describeReply, getWrittenText } from '../../../domain/conversation/describeReply'
import { canBeAccepted, getQuoteState } from '../../../domain/conversation/quoteState'
import type { Reply } from '../../../domain/conversation/reply'
import { type QuoteReply, toThread } from '../../../domain/conversation/thread'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { QuoteTable } from '../quote/QuoteTable'
import { MoveButton } from './MoveButton'
import type { Products } from '../products/useProducts'
import desk from '../ui/desk.module.css'
import styles from './Thread.module.css'

type Props = {
  sentItem: SentItem
  /** Null while they are not known. */
  replies: readonly Reply[] | null
  now: number
  products: Products
}

/** The conversation about an item, oldest first: who wrote, when, how and what. */
export function Thread({ sentItem, replies, now, products: { findProduct } }: Props) {
  const thread = toThread(sentItem, replies ?? [])
  const isEmpty = thread.length === 0
  return (
    <section className={`${isEmpty ? styles.empty : styles.thread} ${desk.screenOnly}`}>
      <ArrivedReply replies={replies} now={now} />
      {isEmpty ? null : <h3 className={desk.heading}>{deskConversationMessages.threadTitle}</h3>}
      <ol className={styles.replies} aria-label={deskConversationMessages.threadTitle}>
        {thread.map((reply, index) => (
          // An answer that the item already has stays in its place when its reply comes.
          <li className={reply.from === 'staff' ? styles.ours : styles.theirs} key={index}>
            <ThreadReply reply={reply} now={now} />
            {hasQuote(reply) ? (
              <ThreadQuote
                sentItem={sentItem}
                replies={thread}
                reply={reply}
                now={now}
                findProduct={findProduct}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Tells screen readers what others write while the item is open. A staff member knows the own replies. */
function ArrivedReply({ replies, now }: Pick<Props, 'replies' | 'now'>) {
  const { staff } = useStaff()
  const [seenCount, setSeenCount] = useState<number | null>(null)
  if (replies && seenCount === null) setSeenCount(replies.length)
  const arrived = replies !== null && seenCount !== null ? replies.slice(seenCount).pop() : undefined
  return (
    <p className={styles.empty} role="status">
      {arrived && arrived.uid !== staff.uid ? (
        <VisuallyHidden>
          {deskConversationMessages.formatArrived(describeReply(arrived, now), getWrittenText(arrived))}
        </VisuallyHidden>
      ) : null}
    </p>
  )
}

function hasQuote(reply: Reply): reply is QuoteReply {
  return reply.quote !== null
}

function ThreadReply({ reply, now }: { reply: Reply; now: number }) {
  const text = getWrittenText(reply)
  return (
    <>
      <p className={styles.sentence}>{describeReply(reply, now)}</p>
      {text === '' ? null : (
        <blockquote className={desk.written} dir="auto">
          {text}
        </blockquote>
      )}
    </>
  )
}

type QuoteProps = {
  sentItem: SentItem
  replies: readonly Reply[]
  reply: QuoteReply
  now: number
  findProduct: Products['findProduct']
}

function ThreadQuote({ sentItem, replies, reply, now, findProduct }: QuoteProps) {
  const state = getQuoteState(sentItem, replies, reply, now)
  return (
    <>
      <QuoteTable quote={reply.quote} state={state} findProduct={findProduct} now={now} />
      {canBeAccepted(state) ? (
        <div>
          <MoveButton
            item={sentItem}
            action={{ type: 'acceptByPhone', replyId: reply.id }}
            name={deskConversationMessages.acceptByPhone}
            question={deskConversationMessages.acceptByPhoneQuestion}
          />
        </div>
      ) : null}
    </>
  )
}
