import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import { Choice } from '../../ui/forms/Choice'
import type { ReplyChannel } from '../reply/replyChannels'
import styles from './QuoteComposer.module.css'

type Props = {
  channels: readonly ReplyChannel[]
  chosen: ReplyMethod | undefined
  onChoose: (method: ReplyMethod) => void
}

/** The ways to send a quote, if the sender gave more than one. */
export function QuoteChannelChoice({ channels, chosen, onChoose }: Props) {
  if (channels.length < 2) return null
  return (
    <div className={styles.channels} role="radiogroup" aria-label={deskQuoteMessages.channelQuestion}>
      {channels.map(({ method, buttonText }) => (
        <Choice
          key={method}
          type="radio"
          name="quote-channel"
          checked={method === chosen}
          onCheck={() => onChoose(method)}
        >
          {buttonText}
        </Choice>
      ))}
    </div>
  )
}
