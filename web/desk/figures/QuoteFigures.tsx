import type { ProductSummary } from '../../../domain/catalogue/product'
import type { Counters } from '../../../domain/figures/counters'
import { formatMinutes } from '../../../domain/figures/formatFigures'
import { listQuotedProducts, ownWordsKey, summarizeQuotes } from '../../../domain/figures/quoteFigures'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { formatNaira } from '../../../domain/money/naira'
import { FiguresSection } from './FiguresSection'
import { FiguresTable } from './FiguresTable'
import { NumberList } from './NumberList'

type Props = { total: Counters; findProduct: (id: string) => ProductSummary | undefined }

/** What was quoted and accepted, as a whole and by product. */
export function QuoteFigures({ total, findProduct }: Props) {
  const { quoted, accepted, acceptedPercent, medianMinutes } = summarizeQuotes(total)
  if (quoted.count === 0) return null
  const numbers = [
    [deskFiguresMessages.quotedName, quoted.count],
    [deskFiguresMessages.quotedValue, formatNaira(quoted.kobo)],
    [deskFiguresMessages.acceptedName, accepted.count],
    [deskFiguresMessages.acceptedValue, formatNaira(accepted.kobo)],
    [deskFiguresMessages.acceptedShare, acceptedPercent === null ? '–' : `${acceptedPercent} %`],
    [deskFiguresMessages.halfAcceptedWithin, formatMinutes(medianMinutes)],
  ] as const
  const nameOf = (id: string) =>
    id === ownWordsKey
      ? deskFiguresMessages.ownWordsProduct
      : (findProduct(id)?.name ?? deskFiguresMessages.formatUnknownProduct(id))
  return (
    <FiguresSection
      title={deskFiguresMessages.quotesTitle}
      isWide
      table={
        <FiguresTable
          heads={[
            deskFiguresMessages.productColumn,
            deskFiguresMessages.quotedValue,
            deskFiguresMessages.acceptedValue,
          ]}
          rows={listQuotedProducts(total).map((row) => ({
            key: row.productId,
            label: nameOf(row.productId),
            cells: [formatNaira(row.quoted), formatNaira(row.accepted)],
          }))}
        />
      }
    >
      <NumberList numbers={numbers} note={deskFiguresMessages.quotesNote} />
    </FiguresSection>
  )
}
