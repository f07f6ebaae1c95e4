import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useServerTime } from '../useServerTime'
import type { SentItem, SenderContactDetails } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Customer } from '../customer/Customer'
import { ItemActions } from './ItemActions'
import { ItemDeliveries } from './ItemDeliveries'
import { ItemHeader } from './ItemHeader'
import { ItemState } from './ItemState'
import { ItemReply } from './ItemReply'
import { useItemReply, type ItemReplyState } from '../reply/useItemReply'
import { RequestedProducts, SenderText } from './RequestedProducts'
import { StaffNotes } from './StaffNotes'
import { Thread } from './Thread'
import { useProducts } from '../products/useProducts'
import { useItemWrites } from '../actions/useItemWrites'
import { useShortcuts } from '../keyboard/useShortcuts'
import { findReplyObstacle } from '../reply/findReplyObstacle'
import { useStaff } from '../../data/desk/DeskServices'
import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../../domain/replies/replyLinks'
import { getNumber } from '../../../domain/sent-items/internationalPhoneNumber'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './ItemPane.module.css'

// The clock counts minutes, so a refresh every 15 seconds is enough.
const refreshIntervalMs = 15_000

type Props = { sentItem: SentItem; onOpenSlip: () => void }

export function Item({ sentItem, onOpenSlip }: Props) {
  const now = useServerTime(refreshIntervalMs)
  const products = useProducts()
  const replies = useStaff().useReplies(sentItem)
  const reply = useItemReply(sentItem, replies, now)
  const isNew = sentItem.status === 'new'
  const isReplying = reply.open !== null
  const wordsRef = useNewestWords(isReplying)
  useItemShortcuts(sentItem, reply)
  return (
    <>
      <ItemHeader sentItem={sentItem} now={now} />
      <ContactLinks sender={sentItem.sender} />
      <ItemState sentItem={sentItem} now={now} onHandBack={reply.close} onOpenSlip={onOpenSlip} />
      {isNew ? null : <ItemDeliveries sentItem={sentItem} now={now} />}
      <div className={isReplying ? styles.replying : styles.conversation}>
        <div className={styles.wanted} ref={wordsRef} {...(isReplying && scrollableWords)}>
          <RequestedProducts sentItem={sentItem} products={products} />
          <SenderText sentItem={sentItem} />
          <Thread sentItem={sentItem} replies={replies} now={now} products={products} />
        </div>
        <ItemReply sentItem={sentItem} replies={replies} reply={reply} now={now} products={products} />
      </div>
      <ItemActions sentItem={sentItem} now={now} />
      {/* Until it is answered, what they want comes first. */}
      {isNew ? <ItemDeliveries sentItem={sentItem} now={now} /> : null}
      <StaffNotes sentItem={sentItem} now={now} />
      {sentItem.senderUid === '' ? null : <Customer sentItem={sentItem} now={now} />}
    </>
  )
}

/** Returns the ref of the words' box, which begins with the newest of the conversation while somebody replies. */
function useNewestWords(isReplying: boolean): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = words.current
    if (box && isReplying && box.querySelector('ol > li')) box.scrollTop = box.scrollHeight
  }, [isReplying])
  return words
}

/** What they wrote is a box of its own while somebody replies. Keyboards must be able to scroll it. */
const scrollableWords = { role: 'region', 'aria-label': deskItemMessages.wordsLabel, tabIndex: 0 } as const

/** Keys of the open item: c claims it, r replies by the sender's first channel, also again, a marks it as answered. */
function useItemShortcuts(sentItem: SentItem, { channels, isSending, openReply }: ItemReplyState): void {
  const { staff } = useStaff()
  const { submit, isWaiting } = useItemWrites(sentItem)
  const mayReply = findReplyObstacle(sentItem, staff, sentItem.status !== 'new') === null && !isSending
  const isUnclaimed = sentItem.status === 'new' && sentItem.claimedBy === null
  useShortcuts({
    c: () => {
      if (isUnclaimed && !isWaiting('claim')) submit({ type: 'claim' })
    },
    r: () => {
      if (mayReply) openReply(channels[0]?.method ?? 'markAnswered')
    },
    a: () => {
      if (mayReply) openReply('markAnswered')
    },
  })
}

function ContactLinks({ sender }: { sender: SenderContactDetails }) {
  const channels = listChannels(sender)
  if (channels.length === 0) return <p>{deskItemMessages.noContact}</p>
  return (
    <ul className={styles.channels} aria-label={deskItemMessages.contactLabel}>
      {channels.map(({ name, address, url, icon }) => (
        <li key={name}>
          <a className={styles.channel} href={url} {...(name === 'WhatsApp' && newTab)}>
            <Icon pathData={icon} />
            <VisuallyHidden>{name} </VisuallyHidden>
            <bdi className={styles.address}>{address}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

function listChannels(sender: SenderContactDetails) {
  const { phone, whatsapp, email } = sender
  const channels = [
    {
      name: 'WhatsApp',
      address: whatsapp,
      url: getWhatsAppReplyUrl(getNumber(sender, 'whatsapp'), ''),
      icon: chatIcon,
    },
    { name: 'E-mail', address: email, url: getEmailReplyUrl(email, '', ''), icon: mailIcon },
    { name: 'Phone', address: phone, url: getCallUrl(getNumber(sender, 'phone')), icon: phoneIcon },
  ]
  return channels.filter(({ address }) => address !== '')
}
