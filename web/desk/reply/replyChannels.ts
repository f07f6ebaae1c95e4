import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SenderContactDetails } from '../../../domain/sent-items/sentItem'
import { deskReplyMessages } from '../../../domain/messages/desk/item'

export type ReplyChannel = { method: ReplyMethod; address: string; buttonText: string }

/** Lists the channels that a sender gave, the usual one first. */
export function listReplyChannels({ whatsapp, email, phone }: SenderContactDetails): ReplyChannel[] {
  const channels: ReplyChannel[] = [
    { method: 'whatsapp', address: whatsapp, buttonText: deskReplyMessages.replyOnWhatsApp },
    { method: 'email', address: email, buttonText: deskReplyMessages.replyByEmail },
    { method: 'phone', address: phone, buttonText: deskReplyMessages.call },
  ]
  return channels.filter(({ address }) => address !== '')
}
