import type { SentItem, SentItemKey } from '../../../domain/sent-items/sentItem'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { Products } from '../item/useProducts'
import { useStaff } from '../../data/desk/DeskServices'
import { findReplyObstacle } from './findReplyObstacle'
import { MarkAnsweredForm } from './MarkAnsweredForm'
import { ReplyComposer } from './ReplyComposer'
import { focusUndoNotice, UndoNotice } from './UndoNotice'
import { type ItemReplyState, type OpenReply, toReplyButtonId } from './useItemReply'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon } from '../../ui/icons'
import styles from './ItemReply.module.css'
import desk from '../ui/desk.module.css'

type Props = { sentItem: SentItem; reply: ItemReplyState; now: number; products: Products }

export function ItemReply({ sentItem, reply, now, products }: Props) {
  const { staff } = useStaff()
  const obstacle = findReplyObstacle(sentItem, staff)
  const { open, channels, send, putAside } = reply
  const channel = channels.find(({ method }) => method === open)
  const common = { obstacle, takesFocus: reply.wasOpened, onPutAside: putAside }
  const isResting = open === null && sentItem.status !== 'closed'
  return (
    <div className={`${isResting ? styles.resting : styles.reply} ${desk.screenOnly}`}>
      <UndoNotice sentItem={sentItem} now={now} onAnswerUndone={reply.reopen} />
      {obstacle === null && !reply.isSending ? <ReplyButtons reply={reply} /> : null}
      {sentItem.status === 'answered' ? <CloseItemButton sentItem={sentItem} /> : null}
      {channel ? (
        <ReplyComposer
          {...common}
          key={open}
          sentItem={sentItem}
          channel={channel}
          draft={reply.replyDraft}
          now={now}
          products={products}
          onSend={(text) => send(channel.method, text)}
        />
      ) : null}
      {open === 'markAnswered' ? (
        <MarkAnsweredForm
          {...common}
          key={open}
          usualMethod={channels[0]?.method ?? 'phone'}
          draft={reply.spokenDraft}
          onSend={send}
        />
      ) : null}
    </div>
  )
}

function CloseItemButton({ sentItem }: { sentItem: SentItemKey }) {
  const { submit, isBusy, isWaiting } = useItemWrites(sentItem)
  const close = () => {
    if (isWaiting('close')) return
    submit({ type: 'close' })
    focusUndoNotice()
  }
  return (
    <div>
      <Button tone="quiet" aria-busy={isBusy('close')} aria-disabled={isWaiting('close')} onClick={close}>
        {deskReplyMessages.closeItem}
      </Button>
    </div>
  )
}

const checkIcon = 'M4.500 12.500 9.500 17.500 19.500 7'
const icons = { whatsapp: chatIcon, email: mailIcon, phone: phoneIcon } as const

function ReplyButtons({ reply: { channels, open, openReply } }: { reply: ItemReplyState }) {
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
        {lastSpace > 0 ? <span className={desk.hiddenOnPhone}>{name.slice(0, lastSpace)}</span> : null}
        {name.slice(Math.max(lastSpace, 0))}
      </span>
    </Button>
  )
}
