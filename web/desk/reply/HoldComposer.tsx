import { useState } from 'react'
import { maxPromiseMs } from '../../../domain/conversation/moveLimits'
import { listPromiseTimes } from '../../../domain/conversation/replyTimes'
import { getUnwrittenText } from '../../../domain/conversation/reply'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { HoldDraft } from '../../../domain/replies/holdDraft'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { cleanText } from '../../../domain/validation/text'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import { findTextError } from '../drafts/findTextError'
import { useCalendar } from '../staff/SharedStateContext'
import { ListButton } from '../ui/ListButton'
import { isTimeUsable, TimeChoice } from '../ui/TimeChoice'
import type { ReplyChannel } from './replyChannels'
import { ReplyPanel, type ReplyPanelProps } from './ReplyPanel'
import { SendReplyControl } from './SendReplyControl'
import { useHoldText } from './useHoldText'

type Props = ReplyPanelProps & {
  sentItem: SentItem
  channel: ReplyChannel
  draft: DraftKeeper<HoldDraft>
  now: number
  onHold: (text: string, promisedAt: number) => void
  /** Writes an answer in place of the promise. */
  onWriteAnswer: () => void
}

/** Promises the sender a reply by a later time, which the clock of the item then counts to. */
export function HoldComposer({ sentItem, channel, draft, now, onHold, onWriteAnswer, ...panel }: Props) {
  const hold = useHoldText(draft, channel.method, now)
  const calendar = useCalendar()
  const [refusal, setRefusal] = useState({ text: '', error: '' })
  const text = cleanText(hold.text)
  const { promisedAt, openedText } = hold
  const isReady = isTimeUsable(hold.chosen, now, maxPromiseMs)
  const check = () => {
    const error = findTextError(text, staffReplyLimits.text)
    setRefusal({ text, error })
    return isReady && error === ''
  }
  return (
    <ReplyPanel
      {...panel}
      title={deskConversationMessages.formatHoldTitle(channel.address)}
      hasChanges={hold.hasChanges}
      sendControl={
        <SendReplyControl
          sentItem={sentItem}
          channel={channel}
          text={text}
          missing={isReady ? null : <ChooseTimeButton />}
          isAsking={openedText !== null}
          doneName={deskConversationMessages.noteThePromise}
          tryOpen={() => {
            const isValid = check()
            if (isValid) hold.change({ openedText: text })
            return isValid || channel.method === 'phone'
          }}
          trySend={({ keepsText } = { keepsText: true }) => {
            if (promisedAt === null || !check()) return
            onHold(keepsText ? (openedText ?? text) : getUnwrittenText(channel.method), promisedAt)
          }}
          onNotSent={() => hold.change({ openedText: null })}
        />
      }
    >
      <div>
        <ListButton onClick={onWriteAnswer}>{deskConversationMessages.writeAnswer}</ListButton>
      </div>
      <TimeChoice
        label={deskConversationMessages.promiseQuestion}
        name="promise"
        times={listPromiseTimes(now, calendar)}
        chosen={hold.chosen}
        now={now}
        maxMs={maxPromiseMs}
        onChoose={({ choice, at }) => hold.change({ choice, promisedAt: at, openedText: null })}
      />
      <TextArea
        label={channel.method === 'phone' ? deskReplyMessages.whatYouSay : deskReplyMessages.yourReply}
        name="reply"
        rows={3}
        value={hold.text}
        error={(refusal.text === text && refusal.error) || undefined}
        onTextChange={(typed) => hold.editText(typed)}
      />
    </ReplyPanel>
  )
}

/** Replaces the send button until a time is chosen, and moves the focus to the choice. */
function ChooseTimeButton() {
  const show = () => {
    const selectors = ['input[name="time"]', 'input[name="promise"]:checked', 'input[name="promise"]']
    const [control] = selectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
    control?.focus()
  }
  return <Button onClick={show}>{deskConversationMessages.chooseTime}</Button>
}
