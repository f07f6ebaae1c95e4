import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import type { QuoteProblem } from '../../../domain/quotes/readQuoteDraft'
import { Button } from '../../ui/Button'
import { toQuoteFieldName } from './QuoteLineFields'

type Props = { problems: readonly QuoteProblem[]; onShow: () => void }

/** Replaces a quote's send button while something is missing. It names what is missing, and moves the focus there. */
export function QuoteProblemButton({ problems, onShow }: Props) {
  const [first] = problems
  if (!first) return null
  const show = () => {
    onShow()
    const name = toQuoteFieldName(first.field, 'index' in first ? first.index : 0)
    document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  return <Button onClick={show}>{describeProblem(first, problems)}</Button>
}

function describeProblem({ field }: QuoteProblem, problems: readonly QuoteProblem[]): string {
  switch (field) {
    case 'price':
      return deskQuoteMessages.formatSetPrices(problems.filter((problem) => problem.field === 'price').length)
    case 'quantity':
      return deskQuoteMessages.setQuantity
    case 'words':
      return deskQuoteMessages.writeWords
    case 'extraText':
    case 'extraAmount':
      return deskQuoteMessages.correctExtra
    case 'discount':
      return deskQuoteMessages.correctDiscount
    case 'note':
      return deskQuoteMessages.shortenNote
    case 'validUntil':
      return deskQuoteMessages.chooseValidity
    case 'lines':
      return deskQuoteMessages.addLine
  }
}
