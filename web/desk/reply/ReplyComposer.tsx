import { useState } from 'react'
import { findReplyGap } from '../../../domain/replies/findReplyGap'
import type { ReplyDraft } from '../../../domain/replies/replyDraft'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { staffReplyLimits } from '../../../domain/sent-items/staffReply'
import { cleanText } from '../../../domain/validation/text'
import type { ReplyLine } from '../../../domain/replies/replyLine'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import { findTextError } from '../drafts/findTextError'
import { ListButton } from '../ui/ListButton'
import type { Products } from '../products/useProducts'
import type { ReplyChannel } from './replyChannels'
import { ReplyGapButton } from './ReplyGapButton'
import { ReplyLineMarks } from './ReplyLineMarks'
import { ReplyPanel, type ReplyPanelProps } from './ReplyPanel'
import { ReplyTextArea } from './ReplyTextArea'
import { SendReplyControl } from './SendReplyControl'
import { TemplateSelect } from './TemplateSelect'
import { TotalField } from './TotalField'
import { useReplyText } from './useReplyText'
import desk from '../ui/desk.module.css'

type Props = ReplyPanelProps & {
  sentItem: SentItem
  channel: ReplyChannel
  draft: DraftKeeper<ReplyDraft>
  now: number
  products: Products
  /** Stores the answer; without a text if it is empty. */
  onSend: (text: string) => void
  /** Promises a later reply in place of the answer; null where that cannot be. */
  onNeedMoreTime: (() => void) | null
}

export function ReplyComposer({
  sentItem,
  channel,
  draft,
  now,
  products,
  onSend,
  onNeedMoreTime,
  ...panel
}: Props) {
  const reply = useReplyText({ sentItem, channel: channel.method, draft, now, products })
  const [refusal, setRefusal] = useState({ text: '', error: '' })
  // Remove what Firestore would refuse, such as invisible characters of a pasted text.
  const text = cleanText(reply.text)
  // The error is about the text that was checked: whatever changes the text, typing or a template, clears it.
  const error = refusal.text === text ? refusal.error : ''
  const refuse = (reason: string) => setRefusal({ text, error: reason })
  const isCall = channel.method === 'phone'
  // What was said on the telephone need not be written down.
  const isUnwritten = isCall && text === ''
  const gap = isUnwritten ? null : findReplyGap({ ...reply, text })
  const check = () => {
    const found = isUnwritten ? '' : findTextError(text, staffReplyLimits.text)
    refuse(found)
    return gap === null && found === ''
  }
  const tryOpen = () => {
    const isValid = check()
    if (isValid) reply.change({ openedText: text })
    // A call sends nothing, whatever is still missing.
    return isValid || isCall
  }
  const trySend = ({ keepsText } = { keepsText: true }) => {
    if (reply.openedText === null && !check()) return
    onSend(keepsText ? (reply.openedText ?? text) : '')
  }
  return (
    <ReplyPanel
      {...panel}
      title={`${channel.buttonText}: ${channel.address}`}
      hasChanges={reply.hasChanges}
      sendControl={
        <SendReplyControl
          sentItem={sentItem}
          channel={channel}
          text={text}
          missing={gap && <ReplyGapButton gap={gap} sendersTexts={reply.sendersTexts} onShowPlace={refuse} />}
          isAsking={reply.openedText !== null}
          tryOpen={tryOpen}
          trySend={trySend}
          onNotSent={() => reply.change({ openedText: null })}
        />
      }
    >
      <TemplateSelect
        templates={reply.templates}
        chosen={reply.chosenTemplate}
        isByMarks={reply.lines.length > 0}
        marked={reply.markedTemplate}
        onChoose={(templateId) => reply.choose({ templateId })}
      />
      <div className={desk.actions}>
        {reply.lines.length > 0 ? (
          <AvailableButton lines={reply.lines} onPress={reply.markRestAvailable} />
        ) : null}
        {onNeedMoreTime ? (
          <ListButton onClick={onNeedMoreTime}>{deskConversationMessages.needMoreTime}</ListButton>
        ) : null}
      </div>
      {reply.lines.length > 0 ? (
        <>
          <ReplyLineMarks lines={reply.lines} onMark={reply.markLine} />
          {reply.hasTotal ? (
            <TotalField
              total={reply.total}
              isValid={reply.isTotalValid}
              onChange={(total) => reply.choose({ total })}
            />
          ) : null}
        </>
      ) : null}
      <ReplyTextArea
        label={isCall ? deskReplyMessages.whatYouSay : deskReplyMessages.yourReply}
        text={reply.text}
        error={error}
        onTextChange={reply.editText}
        isEdited={reply.isEdited}
        onFillAgain={reply.canFillAgain ? () => reply.change({ editedText: null, isOutdated: false }) : null}
        onKeep={reply.isOutdated ? () => reply.change({ isOutdated: false }) : null}
      />
    </ReplyPanel>
  )
}

/** Marks all lines that have no mark yet as available. */
function AvailableButton({ lines, onPress }: { lines: readonly ReplyLine[]; onPress: () => void }) {
  const unmarked = lines.filter(({ mark }) => mark === null)
  const isDone = unmarked.length === 0
  return (
    <Button tone="quiet" aria-disabled={isDone} onClick={isDone ? undefined : onPress}>
      {nameAvailable(unmarked.length, lines.length)}
    </Button>
  )
}

function nameAvailable(unmarkedCount: number, count: number): string {
  if (unmarkedCount === count) return deskReplyMessages.allAvailable
  return unmarkedCount === 0 ? deskReplyMessages.allMarked : deskReplyMessages.restAvailable
}
