import { memo, useState } from 'react'
import { formatUnit } from '../../../domain/catalogue/formatQuantity'
import type { Unit } from '../../../domain/catalogue/product'
import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import { formatNaira, formatNairaInput } from '../../../domain/money/naira'
import { parseQuantityInput } from '../../../domain/order-list/parseQuantityInput'
import { type QuoteMark, quoteMarks } from '../../../domain/quotes/quote'
import type { QuoteDraftLine } from '../../../domain/quotes/quoteDraft'
import { parseQuoteQuantity, readQuoteLine } from '../../../domain/quotes/readQuoteDraft'
import { matchQuoteLine } from '../../../domain/quotes/startQuoteDraft'
import { getLineAmount } from '../../../domain/quotes/sumQuote'
import { TextField } from '../../ui/forms/TextField'
import { LineMatch } from '../reply/LineMatch'
import desk from '../ui/desk.module.css'
import styles from './QuoteComposer.module.css'

type Props = {
  line: QuoteDraftLine
  index: number
  /** The product's name; empty for words. */
  name: string
  unit: Unit | undefined
  /** The price of one unit by the price list, in kobo. */
  listPrice: number | undefined
  /** Whether to show the error of a missing value. */
  isChecked: boolean
  onChange: (index: number, line: QuoteDraftLine) => void
}

const markNames: Record<QuoteMark, string> = {
  available: deskQuoteMessages.availableMark,
  notNow: deskQuoteMessages.notNowMark,
  toFollow: deskQuoteMessages.toFollowMark,
}

/** The id of a field of a quote, so that what is missing can be shown. */
export function toQuoteFieldName(field: string, index = 0): string {
  return `quote-${field}-${index}`
}

export const QuoteLineFields = memo(function QuoteLineFields(props: Props) {
  const { index, name, isChecked, onChange } = props
  // What is typed shows at once, before the whole quote is read again.
  const [line, setLine] = useState(props.line)
  const change = (fields: Partial<QuoteDraftLine>) => {
    const changed = { ...line, ...fields }
    setLine(changed)
    onChange(index, changed)
  }
  const read = readQuoteLine(line, () => props.listPrice)
  const wrongField = isChecked && read !== 'leftOut' && 'field' in read ? read.field : null
  const title = name || line.words || deskQuoteMessages.newLine
  return (
    <li className={styles.line} aria-label={title}>
      {line.productId === '' ? (
        <TextField
          label={deskQuoteMessages.wordsLabel}
          name={toQuoteFieldName('words', index)}
          maxLength={200}
          value={line.words}
          error={wrongField === 'words' ? deskQuoteMessages.wordsError : undefined}
          onTextChange={(words) => change({ words })}
        />
      ) : (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      {line.isLeftOut ? null : (
        <AmountFields {...props} line={line} wrongField={wrongField} onChange={change} />
      )}
      <label className={styles.mark}>
        <span className={desk.hint}>{deskQuoteMessages.markLabel}</span>{' '}
        <select
          className={styles.select}
          value={line.isLeftOut ? 'leftOut' : line.mark}
          onChange={({ currentTarget }) => change(toMark(currentTarget.value))}
        >
          {quoteMarks.map((mark) => (
            <option key={mark} value={mark}>
              {markNames[mark]}
            </option>
          ))}
          <option value="leftOut">{deskQuoteMessages.leftOutMark}</option>
        </select>
      </label>
      {line.words === '' ? null : (
        <LineMatch
          words={line.words}
          isMatched={line.productId !== ''}
          onMatch={(product) =>
            change(product ? matchQuoteLine(line, product) : { productId: '', price: null })
          }
        />
      )}
      {read !== 'leftOut' && 'line' in read && read.line.mark === 'available' ? (
        <output className={styles.amount}>{formatNaira(getLineAmount(read.line))}</output>
      ) : null}
    </li>
  )
})

function toMark(value: string): Partial<QuoteDraftLine> {
  const mark = quoteMarks.find((known) => known === value)
  return mark ? { mark, isLeftOut: false } : { isLeftOut: true }
}

type AmountProps = Omit<Props, 'onChange'> & {
  wrongField: 'quantity' | 'price' | 'words' | null
  onChange: (fields: Partial<QuoteDraftLine>) => void
}

function AmountFields({ line, index, unit, listPrice, wrongField, onChange }: AmountProps) {
  const unitNames = unit && [formatUnit(2, unit), formatUnit(1, unit)]
  return (
    <div className={styles.fields}>
      <TextField
        label={
          unitNames
            ? deskQuoteMessages.formatQuantityLabel(unitNames[0] ?? '')
            : deskQuoteMessages.quantityLabel
        }
        name={toQuoteFieldName('quantity', index)}
        inputMode="decimal"
        value={line.quantity}
        error={findQuantityError(line.quantity, wrongField === 'quantity')}
        onTextChange={(changed) => onChange({ quantity: changed })}
      />
      {line.mark === 'available' ? (
        <TextField
          label={
            unitNames ? deskQuoteMessages.formatPriceLabel(unitNames[1] ?? '') : deskQuoteMessages.priceLabel
          }
          name={toQuoteFieldName('price', index)}
          inputMode="decimal"
          value={line.price ?? (listPrice === undefined ? '' : formatNairaInput(listPrice))}
          error={wrongField === 'price' ? deskQuoteMessages.priceError : undefined}
          hint={describeListPrice(line, listPrice)}
          onTextChange={(price) => onChange({ price })}
        />
      ) : null}
    </div>
  )
}

/** A number that a quote would have to round or to guess is asked about at once, and what is missing when it is checked. */
function findQuantityError(quantity: string, isWrong: boolean): string | undefined {
  if (parseQuantityInput(quantity) !== null && parseQuoteQuantity(quantity) === null)
    return deskQuoteMessages.formatQuantityQuestion(quantity)
  return isWrong ? deskQuoteMessages.quantityError : undefined
}

/** Says what the price list has, where the quote differs from it. */
function describeListPrice(
  { productId, price }: QuoteDraftLine,
  listPrice: number | undefined,
): string | undefined {
  if (productId === '') return undefined
  if (listPrice === undefined) return deskQuoteMessages.noListPrice
  const isListPrice = price === null || price === formatNairaInput(listPrice)
  return isListPrice ? undefined : deskQuoteMessages.formatListPrice(formatNaira(listPrice))
}
