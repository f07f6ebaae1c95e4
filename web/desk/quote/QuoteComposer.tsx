import { useCallback, useMemo, useState } from 'react'
import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import { formatNaira } from '../../../domain/money/naira'
import { getUnwrittenText } from '../../../domain/conversation/reply'
import { describeQuote } from '../../../domain/quotes/describeQuote'
import { formatQuoteText } from '../../../domain/quotes/formatQuoteText'
import type { Quote } from '../../../domain/quotes/quote'
import { type QuoteDraft, toQuoteDraft } from '../../../domain/quotes/quoteDraft'
import type { FindPrice } from '../../../domain/quotes/readQuoteDraft'
import { getUsualValidity, startQuoteDraft } from '../../../domain/quotes/startQuoteDraft'
import type { ReplyMethod } from '../../../domain/sent-items/replyMethod'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { useStaff } from '../../data/desk/DeskServices'
import type { DraftKeeper } from '../drafts/createDraftKeeper'
import type { Products } from '../products/useProducts'
import type { ReplyChannel } from '../reply/replyChannels'
import { ReplyPanel, type ReplyPanelProps } from '../reply/ReplyPanel'
import { SendReplyControl } from '../reply/SendReplyControl'
import { useCalendar } from '../staff/SharedStateContext'
import { AddQuoteLine } from './AddQuoteLine'
import { QuoteChannelChoice } from './QuoteChannelChoice'
import { QuoteExtras } from './QuoteExtras'
import { QuoteLineFields } from './QuoteLineFields'
import { QuoteProblemButton } from './QuoteProblemButton'
import { QuoteTerms } from './QuoteTerms'
import { useAnswerLink } from './useAnswerLink'
import { type QuoteDraftState, useQuoteDraft } from './useQuoteDraft'
import desk from '../ui/desk.module.css'
import styles from './QuoteComposer.module.css'

type Props = ReplyPanelProps & {
  sentItem: SentItem
  channels: readonly ReplyChannel[]
  draft: DraftKeeper<QuoteDraft>
  now: number
  products: Products
  /** The quote that a new one takes the place of, if any. */
  earlierQuote: Quote | null
  /** Stores the quote; `text` says that functions must not send it. */
  onSend: (channel: ReplyMethod, quote: Quote, text: string) => void
}

/** Composes a quote. It waits for the catalogue and the prices, which it is made of. */
export function QuoteComposer(props: Props) {
  const prices = useStaff().prices.usePrices()
  if (prices !== null && props.products.areLoaded) return <QuoteForm {...props} prices={prices} />
  return (
    <ReplyPanel {...props} title={formatTitle(props.sentItem)} hasChanges={false} sendControl={null}>
      <p role="status">{deskQuoteMessages.loading}</p>
    </ReplyPanel>
  )
}

function QuoteForm({
  prices,
  ...props
}: Props & { prices: readonly { productId: string; amount: number }[] }) {
  const { sentItem, channels, draft: keeper, now, products, earlierQuote, onSend, ...panel } = props
  const amounts = useMemo(() => new Map(prices.map(({ productId, amount }) => [productId, amount])), [prices])
  const findPrice = useCallback((productId: string) => amounts.get(productId), [amounts])
  const calendar = useCalendar()
  const start = () => {
    const channel = channels[0]?.method ?? 'phone'
    return earlierQuote
      ? toQuoteDraft(earlierQuote, channel, getUsualValidity(now, calendar))
      : startQuoteDraft(sentItem, channel, { findProduct: products.findProduct, now, calendar })
  }
  const quote = useQuoteDraft({ keeper, start, findPrice, now })
  const [isChecked, setIsChecked] = useState(false)
  const channel = channels.find(({ method }) => method === quote.draft.channel) ?? channels[0]
  const link = useAnswerLink(sentItem, channel?.method !== 'email')
  const text = useMemo(
    () => (quote.quote === null ? '' : formatText(sentItem, quote.quote, products, link.url)),
    [sentItem, quote.quote, products, link.url],
  )
  const shownProblems = isChecked ? quote.problems : []
  return (
    <ReplyPanel
      {...panel}
      title={formatTitle(sentItem)}
      hasChanges={quote.hasChanges}
      sendControl={
        channel ? (
          <SendQuote
            {...{ sentItem, channel, text, quote, onSend }}
            onShowProblems={() => setIsChecked(true)}
          />
        ) : null
      }
    >
      <QuoteChannelChoice
        channels={channels}
        chosen={channel?.method}
        onChoose={(method) => quote.change({ channel: method })}
      />
      <QuoteLines quote={quote} products={products} findPrice={findPrice} isChecked={isChecked} />
      <AddQuoteLine
        quote={quote}
        error={shownProblems.some(({ field }) => field === 'lines') ? deskQuoteMessages.linesError : ''}
      />
      <QuoteExtras quote={quote} problems={shownProblems} />
      <QuoteTerms quote={quote} problems={shownProblems} />
      <p className={styles.total}>
        {deskQuoteMessages.totalLabel} <output>{formatSum(quote.sum)}</output>
      </p>
      {text === '' || channel?.method === 'email' ? null : (
        <details>
          <summary>{deskQuoteMessages.previewTitle}</summary>
          <p className={desk.written}>{text}</p>
          {link.hasFailed ? <p className={desk.hint}>{deskQuoteMessages.linkMissing}</p> : null}
        </details>
      )}
    </ReplyPanel>
  )
}

type LinesProps = { quote: QuoteDraftState; products: Products; findPrice: FindPrice; isChecked: boolean }

function QuoteLines({ quote: { draft, changeLine }, products, findPrice, isChecked }: LinesProps) {
  return (
    <ol className={styles.lines} aria-label={deskQuoteMessages.linesLabel}>
      {draft.lines.map((line, index) => (
        <QuoteLineFields
          key={index}
          line={line}
          index={index}
          name={products.findProduct(line.productId)?.name ?? ''}
          unit={products.findProduct(line.productId)?.unit}
          listPrice={findPrice(line.productId)}
          isChecked={isChecked}
          onChange={changeLine}
        />
      ))}
    </ol>
  )
}

type SendProps = Pick<Props, 'sentItem' | 'onSend'> & {
  channel: ReplyChannel
  text: string
  quote: QuoteDraftState
  onShowProblems: () => void
}

/** Sends what was typed last; with a problem, it leads there instead. */
function SendQuote({ sentItem, channel, text, quote, onSend, onShowProblems }: SendProps) {
  const { draft, problems, change, readNow } = quote
  return (
    <SendReplyControl
      sentItem={sentItem}
      channel={channel}
      text={text}
      missing={
        problems.length > 0 ? <QuoteProblemButton problems={problems} onShow={onShowProblems} /> : null
      }
      isAsking={draft.isOpened}
      tryOpen={() => {
        const isComplete = readNow().quote !== null
        if (isComplete) change({ isOpened: true })
        return isComplete || channel.method === 'phone'
      }}
      trySend={({ keepsText } = { keepsText: true }) => {
        const complete = readNow().quote
        if (complete) onSend(channel.method, complete, keepsText ? '' : getUnwrittenText(channel.method))
      }}
      onNotSent={() => change({ isOpened: false })}
    />
  )
}

function formatSum(sum: number): string {
  return sum < 0 ? `−${formatNaira(-sum)}` : formatNaira(sum)
}

function formatTitle({ id }: SentItem): string {
  return deskQuoteMessages.formatTitle(formatReference(id))
}

function formatText(sentItem: SentItem, quote: Quote, { findProduct }: Products, url: string): string {
  const noun = sentItem.kind === 'requests' ? 'request' : 'enquiry'
  return formatQuoteText({
    senderName: sentItem.sender.name,
    about: `${noun} ${formatReference(sentItem.id)}`,
    description: describeQuote(quote, findProduct),
    note: quote.note,
    validUntil: quote.validUntil,
    url,
  })
}
