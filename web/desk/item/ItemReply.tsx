import type { Reply } from '../../../domain/conversation/reply'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { Products } from '../products/useProducts'
import { useStaff } from '../../data/desk/DeskServices'
import { ChannelComposer } from '../reply/ChannelComposer'
import { canBeQuoted } from '../../../domain/conversation/decideReply'
import { listQuotes } from '../../../domain/conversation/thread'
import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import { QuoteComposer } from '../quote/QuoteComposer'
import { findReplyObstacle } from '../reply/findReplyObstacle'
import { MarkAnsweredForm } from '../reply/MarkAnsweredForm'
import { UndoNotice } from '../reply/UndoNotice'
import { type ItemReplyState, toReplyButtonId } from '../reply/useItemReply'
import type { OpenReply } from '../reply/useReplyDrafts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon } from '../../ui/icons'
import styles from '../reply/ItemReply.module.css'
import desk from '../ui/desk.module.css'

type Props = {
  sentItem: SentItem
  /** Null while they are not known. */
  replies: readonly Reply[] | null
  reply: ItemReplyState
  now: number
  products: Products
}

export function ItemReply({ sentItem, replies, reply, now, products }: Props) {
  const { staff } = useStaff()
  const { open, channels, send, putAside, isFurther } = reply
  const isNew = sentItem.status === 'new'
  const obstacle = findReplyObstacle(sentItem, staff, open === null ? !isNew : isFurther)
  const notice = isNew && isFurther && obstacle === null ? deskConversationMessages.newerMessage : undefined
  const channel = channels.find(({ method }) => method === open)
  const common = {
    obstacle,
    takesFocus: reply.wasOpened,
    onPutAside: putAside,
    ...(notice !== undefined && { notice }),
  }
  const mayReplyNow = obstacle === null && !reply.isSending
  const isResting = open === null && sentItem.status !== 'closed'
  return (
    <div className={`${isResting ? styles.resting : styles.reply} ${desk.screenOnly}`}>
      <UndoNotice sentItem={sentItem} replies={replies} now={now} onReplyUndone={reply.reopen} />
      {isNew || !mayReplyNow ? null : <ReplyAgainButton reply={reply} />}
      {mayReplyNow && (isNew || reply.isReplyingAgain) ? (
        <ReplyButtons reply={reply} mayQuote={canBeQuoted(sentItem)} />
      ) : null}
      {channel ? (
        <ChannelComposer
          {...common}
          key={open}
          sentItem={sentItem}
          channel={channel}
          drafts={reply.drafts}
          now={now}
          products={products}
          onSend={(text) => send(channel.method, text)}
          onHold={(text, promisedAt) => reply.hold(channel.method, text, promisedAt)}
        />
      ) : null}
      {open === 'quote' ? (
        <QuoteComposer
          {...common}
          sentItem={sentItem}
          channels={channels}
          draft={reply.drafts.quote}
          now={now}
          products={products}
          earlierQuote={listQuotes(replies ?? []).pop()?.quote ?? null}
          onSend={reply.sendQuote}
        />
      ) : null}
      {open === 'markAnswered' ? (
        <MarkAnsweredForm
          {...common}
          key={open}
          usualMethod={channels[0]?.method ?? 'phone'}
          draft={reply.drafts.spoken}
          onSend={send}
        />
      ) : null}
    </div>
  )
}

/** Offers the ways to reply also after an answer. */
function ReplyAgainButton({ reply: { isReplyingAgain, showAgain } }: { reply: ItemReplyState }) {
  return (
    <div>
      <Button tone="quiet" aria-expanded={isReplyingAgain} onClick={showAgain}>
        {deskConversationMessages.replyAgain}
      </Button>
    </div>
  )
}

const checkIcon = 'M4.500 12.500 9.500 17.500 19.500 7'
const quoteIcon = 'M6 3.500h12v17l-3-2-3 2-3-2-3 2z M9 8.500h6 M9 12.500h6'
const icons = { whatsapp: chatIcon, email: mailIcon, phone: phoneIcon } as const

type ReplyButtonsProps = { reply: ItemReplyState; mayQuote: boolean }

function ReplyButtons({ reply: { channels, open, openReply }, mayQuote }: ReplyButtonsProps) {
  // There, the form has the button of this name.
  const hasMarkButton = open === 'markAnswered' || open === 'phone'
  return (
    <div className={styles.replyButtons}>
      {channels.map(({ method, buttonText }) => (
        <ReplyButton
          key={method}
          reply={method}
          name={buttonText}
          icon={icons[method]}
          isOpen={open === method}
          onOpen={openReply}
        />
      ))}
      {mayQuote ? (
        <ReplyButton
          reply="quote"
          name={deskQuoteMessages.quote}
          icon={quoteIcon}
          isOpen={open === 'quote'}
          onOpen={openReply}
        />
      ) : null}
      {hasMarkButton ? null : (
        <ReplyButton
          reply="markAnswered"
          name={deskReplyMessages.markAnswered}
          icon={checkIcon}
          isOpen={false}
          onOpen={openReply}
        />
      )}
    </div>
  )
}

type ReplyButtonProps = {
  reply: OpenReply
  name: string
  icon: string
  isOpen: boolean
  onOpen: (reply: OpenReply) => void
}

function ReplyButton({ reply, name, icon, isOpen, onOpen }: ReplyButtonProps) {
  const lastSpace = name.lastIndexOf(' ')
  return (
    <Button tone="quiet" id={toReplyButtonId(reply)} aria-expanded={isOpen} onClick={() => onOpen(reply)}>
      <Icon pathData={icon} />
      {/* One element for both, without the gap between icon and text. */}
      <span>
        {lastSpace > 0 ? (
          <>
            <span className={desk.hiddenOnPhone}>{name.slice(0, lastSpace)}</span>{' '}
          </>
        ) : null}
        <span>{name.slice(lastSpace + 1)}</span>
      </span>
    </Button>
  )
}
