import { deskReplyMessages } from '../../../domain/messages/desk/reply'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon } from '../../ui/icons'
import type { ItemReplyState } from './useItemReply'
import desk from '../ui/desk.module.css'

const icons = { whatsapp: chatIcon, email: mailIcon, phone: phoneIcon } as const

/** A button for each channel that the sender gave, and one for a reply that went another way. */
export function ReplyButtons({ reply: { channels, open, openReply } }: { reply: ItemReplyState }) {
  // There, the form has the button of this name.
  const hasMarkButton = open === 'markAnswered' || open === 'phone'
  return (
    <div className={desk.buttons}>
      {channels.map(({ method, buttonText }) => (
        <Button
          key={method}
          tone="quiet"
          aria-expanded={open === method}
          onClick={() => {
            openReply(method)
          }}
        >
          <Icon pathData={icons[method]} />
          {buttonText}
        </Button>
      ))}
      {hasMarkButton ? null : (
        <Button
          tone="quiet"
          aria-expanded={false}
          onClick={() => {
            openReply('markAnswered')
          }}
        >
          {deskReplyMessages.markAnswered}
        </Button>
      )}
    </div>
  )
}
