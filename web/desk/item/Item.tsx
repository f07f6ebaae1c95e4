import { useServerTime } from '../useServerTime'
import type { SentItem, SenderContactDetails } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { FormerSentItems } from './FormerSentItems'
import { ItemDeliveries } from './ItemDeliveries'
import { ItemHeader } from './ItemHeader'
import { ItemState } from './ItemState'
import { ItemReply } from '../reply/ItemReply'
import { useItemReply, type ItemReplyState } from '../reply/useItemReply'
import { RequestedProducts, SenderText } from './RequestedProducts'
import { StaffNotes } from './StaffNotes'
import { useProducts } from './useProducts'
import { useItemWrites } from '../actions/useItemWrites'
import { useShortcuts } from '../keyboard/useShortcuts'
import { findReplyObstacle } from '../reply/findReplyObstacle'
import { useStaff } from '../../data/desk/DeskServices'
import { getCallUrl, getEmailReplyUrl, getWhatsAppReplyUrl } from '../../../domain/replies/replyLinks'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './ItemPane.module.css'

// The clock counts minutes, so a refresh every 15 seconds is enough.
const refreshIntervalMs = 15_000

export function Item({ sentItem }: { sentItem: SentItem }) {
  const now = useServerTime(refreshIntervalMs)
  const products = useProducts()
  const reply = useItemReply(sentItem, now)
  const isNew = sentItem.status === 'new'
  useItemShortcuts(sentItem, reply)
  return (
    <>
      <ItemHeader sentItem={sentItem} now={now} />
      <ContactLinks sender={sentItem.sender} />
      <ItemState sentItem={sentItem} now={now} onHandBack={reply.close} />
      {isNew ? null : <ItemDeliveries sentItem={sentItem} now={now} />}
      <div className={reply.open === null ? styles.conversation : styles.replying}>
        <div className={styles.wanted} {...(reply.open !== null && scrollableWords)}>
          <RequestedProducts sentItem={sentItem} products={products} />
          <SenderText sentItem={sentItem} />
        </div>
        <ItemReply sentItem={sentItem} reply={reply} now={now} products={products} />
      </div>
      {/* Until it is answered, what they want comes first. */}
      {isNew ? <ItemDeliveries sentItem={sentItem} now={now} /> : null}
      <StaffNotes sentItem={sentItem} now={now} />
      {sentItem.senderUid === '' ? null : <FormerSentItems sentItem={sentItem} />}
    </>
  )
}

/** What they wrote is a box of its own while somebody replies. Keyboards must be able to scroll it. */
const scrollableWords = { role: 'region', 'aria-label': deskItemMessages.wordsLabel, tabIndex: 0 } as const

/** Keys of the open item: c claims it, r replies by the sender's first channel, a marks it as answered. */
function useItemShortcuts(sentItem: SentItem, { channels, isSending, openReply }: ItemReplyState): void {
  const { staff } = useStaff()
  const { submit, isWaiting } = useItemWrites(sentItem)
  const mayReply = findReplyObstacle(sentItem, staff) === null && !isSending
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

function listChannels({ phone, whatsapp, email }: SenderContactDetails) {
  const channels = [
    { name: 'WhatsApp', address: whatsapp, url: getWhatsAppReplyUrl(whatsapp, ''), icon: chatIcon },
    { name: 'E-mail', address: email, url: getEmailReplyUrl(email, '', ''), icon: mailIcon },
    { name: 'Phone', address: phone, url: getCallUrl(phone), icon: phoneIcon },
  ]
  return channels.filter(({ address }) => address !== '')
}
