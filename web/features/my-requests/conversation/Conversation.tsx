import { useState } from 'react'
import { canBeAccepted, getQuoteState } from '../../../../domain/conversation/quoteState'
import type { Reply } from '../../../../domain/conversation/reply'
import type { SenderItem } from '../../../../domain/conversation/senderRequests'
import { listQuotes, type QuoteReply } from '../../../../domain/conversation/thread'
import { conversationMessages } from '../../../../domain/messages/conversation'
import { acceptedSteps } from '../../../../domain/sent-items/acceptance'
import type { SentItem } from '../../../../domain/sent-items/sentItem'
import { formatLagosMoment } from '../../../../domain/site/lagosTime'
import { getServerClockOffsetMs } from '../../../browser/serverClock'
import { useCurrentTime } from '../../../browser/useCurrentTime'
import { Button } from '../../../ui/Button'
import { QuestionForm } from './QuestionForm'
import { type FindProduct, QuoteView } from './QuoteView'
import { useSenderRequest } from './useSenderRequest'
import styles from './Conversation.module.css'

type Props = {
  sentItem: Pick<SentItem, 'status' | 'accepted' | 'steps'>
  /** How the sender names the item to the server. */
  item: SenderItem
  replies: readonly Reply[]
  findProduct: FindProduct
  /** Called when the server has answered: what is shown may be out of date. */
  onDone?: () => void
}

const refreshIntervalMs = 15_000

/** The conversation about a sent item, the quote in it, and what its sender can answer. */
export function Conversation({ sentItem, item, replies, findProduct, onDone = () => undefined }: Props) {
  const now = useCurrentTime(refreshIntervalMs, getServerClockOffsetMs)
  const request = useSenderRequest(item, onDone)
  const [question, setQuestion] = useState<string | null>(null)
  const isBusy = request.pending !== null
  const getState = (quote: QuoteReply) => getQuoteState(sentItem, replies, quote, now)
  const newest = listQuotes(replies).pop()
  const state = newest && getState(newest)
  return (
    <div className={styles.conversation}>
      {replies.length === 0 ? null : (
        <ol className={styles.replies} aria-label={conversationMessages.conversationLabel}>
          {replies.map((reply, index) => (
            <li key={reply.id || index} className={reply.from === 'sender' ? styles.own : styles.theirs}>
              <ReplyView reply={reply} now={now} findProduct={findProduct} getState={getState} />
            </li>
          ))}
        </ol>
      )}
      {sentItem.accepted ? <Steps steps={sentItem.steps} now={now} /> : null}
      <p className={styles.message} aria-live="polite">
        {isBusy
          ? request.isKept
            ? conversationMessages.keptForLater
            : conversationMessages.sending
          : request.message}
      </p>
      {question !== null && !isBusy ? (
        <QuestionForm
          initialText={question}
          onSend={(text) => {
            request.send({ text })
            setQuestion(null)
          }}
          onCancel={() => setQuestion(null)}
        />
      ) : (
        <div className={styles.actions}>
          {newest && state && canBeAccepted(state) ? (
            <>
              <Button
                aria-disabled={isBusy}
                onClick={() => (isBusy ? undefined : request.send({ replyId: newest.id, answer: 'accept' }))}
              >
                {conversationMessages.accept}
              </Button>
              <AskButton
                name={conversationMessages.askForChange}
                isBusy={isBusy}
                onPress={() => setQuestion(conversationMessages.changeStart)}
              />
              {state === 'declined' ? null : (
                <Button
                  tone="quiet"
                  aria-disabled={isBusy}
                  onClick={() =>
                    isBusy ? undefined : request.send({ replyId: newest.id, answer: 'decline' })
                  }
                >
                  {conversationMessages.decline}
                </Button>
              )}
            </>
          ) : (
            <AskButton
              name={
                state === 'expired'
                  ? conversationMessages.askAgain
                  : state === 'accepted'
                    ? conversationMessages.askForChange
                    : conversationMessages.askQuestion
              }
              isBusy={isBusy}
              onPress={() => setQuestion(state === 'expired' ? conversationMessages.againStart : '')}
            />
          )}
        </div>
      )}
    </div>
  )
}

function AskButton({ name, isBusy, onPress }: { name: string; isBusy: boolean; onPress: () => void }) {
  return (
    <Button tone="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onPress}>
      {name}
    </Button>
  )
}

type ReplyProps = {
  reply: Reply
  now: number
  findProduct: FindProduct
  getState: (quote: QuoteReply) => ReturnType<typeof getQuoteState>
}

function ReplyView({ reply, now, findProduct, getState }: ReplyProps) {
  const { from, name, text, quote, createdAt } = reply
  const when = formatLagosMoment(createdAt.getTime(), now)
  const state = quote && getState({ ...reply, quote })
  const title = state && conversationMessages.quoteStates[state]
  return (
    <>
      <p className={styles.author}>
        <strong>{from === 'sender' ? conversationMessages.you : <bdi>{name}</bdi>}</strong>{' '}
        <time dateTime={createdAt.toISOString()}>{when}</time>
      </p>
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      {quote && state === 'replaced' ? (
        <details>
          <summary>{title}</summary>
          <QuoteView title={title ?? ''} quote={quote} findProduct={findProduct} />
        </details>
      ) : null}
      {quote && title && state !== 'replaced' ? (
        <QuoteView title={title} quote={quote} findProduct={findProduct} />
      ) : null}
    </>
  )
}

function Steps({ steps, now }: { steps: SentItem['steps']; now: number }) {
  return (
    <ul className={styles.steps} aria-label={conversationMessages.stepsLabel}>
      {acceptedSteps.map((step) => {
        const doneBy = steps[step]
        return (
          <li key={step}>
            <strong>{conversationMessages.steps[step]}</strong>{' '}
            <span>
              {doneBy ? formatLagosMoment(doneBy.at.getTime(), now) : conversationMessages.notDoneYet}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
