import { type KeyboardEvent, memo, useId, useState } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { deskPriceMessages } from '../../../domain/messages/desk/prices'
import { formatNairaInput } from '../../../domain/money/naira'
import type { Price } from '../../../domain/prices/price'
import { formatLagosMoment } from '../../../domain/site/lagosTime'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'
import { OlderPrices } from './OlderPrices'
import { isShown, type PriceEdit, type PriceEdits } from './usePriceEdits'
import styles from './Prices.module.css'

type Props = Pick<PriceEdits, 'change' | 'save' | 'write'> & {
  product: ProductSummary
  price: Price | undefined
  edit: PriceEdit | undefined
  now: number
}

/** The price of one product. Enter saves it and goes to the next, as leaving the field does. */
export const PriceRow = memo(function PriceRow({ product, price, edit, now, change, save, write }: Props) {
  const { id, name, unit } = product
  const [hasOlder, setHasOlder] = useState(false)
  const [inputId, statusId] = [useId(), useId()]
  const shown = isShown(edit, price) ? edit : undefined
  const setAmount = (amount: number | null) =>
    void write(id, amount, amount === null ? '' : formatNairaInput(amount), price)
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    save(id, price)
    focusNext(event.currentTarget)
  }
  return (
    <li className={styles.row}>
      <label className={styles.name} htmlFor={inputId}>
        <span>{name}</span> <span className={desk.hint}>{deskPriceMessages.formatUnit(unit)}</span>
      </label>
      <input
        className={styles.input}
        id={inputId}
        data-price-field={id}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        value={shown?.text ?? (price ? formatNairaInput(price.amount) : '')}
        aria-invalid={shown?.step === 'invalid'}
        aria-describedby={statusId}
        onChange={({ currentTarget }) => change(id, currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={() => save(id, price)}
      />
      <div className={styles.status}>
        <span className={isFailed(shown) ? styles.problem : desk.hint} id={statusId} role="status">
          {describe(shown, price, now)}
        </span>
        <div className={desk.buttons}>
          {edit?.step === 'saved' ? (
            <ListButton context={name} onClick={() => setAmount(edit.former)}>
              {deskPriceMessages.undo}
            </ListButton>
          ) : null}
          {isFailed(shown) && shown?.step !== 'invalid' ? (
            <ListButton context={name} onClick={() => save(id, price)}>
              {deskPriceMessages.tryAgain}
            </ListButton>
          ) : null}
          {price ? (
            <ListButton context={name} aria-expanded={hasOlder} onClick={() => setHasOlder(!hasOlder)}>
              {hasOlder ? deskPriceMessages.hideOlder : deskPriceMessages.showOlder}
            </ListButton>
          ) : null}
        </div>
      </div>
      {hasOlder ? <OlderPrices productId={id} now={now} current={price} onRestore={setAmount} /> : null}
    </li>
  )
})

function focusNext(field: HTMLInputElement): void {
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>('[data-price-field]'))
  const next = fields[fields.indexOf(field) + 1]
  if (next) {
    next.focus()
    next.select()
  } else field.blur()
}

function isFailed(edit: PriceEdit | undefined): boolean {
  return edit?.step === 'invalid' || edit?.step === 'unreachable' || edit?.step === 'refused'
}

function describe(edit: PriceEdit | undefined, price: Price | undefined, now: number): string {
  switch (edit?.step) {
    case 'typed':
      return deskPriceMessages.unsaved
    case 'invalid':
      return deskPriceMessages.invalid
    case 'saving':
      return deskPriceMessages.saving
    case 'unreachable':
    case 'refused':
      return deskPriceMessages.failures[edit.step]
    case 'saved':
      return edit.text.trim() === '' ? deskPriceMessages.removed : deskPriceMessages.saved
    case undefined:
      return price
        ? deskPriceMessages.formatSetBy(price.by.name, formatLagosMoment(price.updatedAt.getTime(), now))
        : deskPriceMessages.noPrice
  }
}
