import { useCallback, useEffect, useRef, useState } from 'react'
import { safeLocalStorage } from '../../browser/safeStorage'
import { parseNaira } from '../../../domain/money/naira'
import type { Price } from '../../../domain/prices/price'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { useStaff } from '../../data/desk/DeskServices'
import { createDraftKeeper } from '../drafts/createDraftKeeper'
import { priceDraftPrefix } from '../drafts/itemDraftKey'

/**
 * What was typed for a price. Once it is 'saved', `former` is what can be brought back, and `basis` is when the price that
 * it replaced was set: a newer one is shown instead.
 */
export type PriceEdit = { text: string } & (
  | { step: 'typed' | 'invalid' | 'saving' | 'unreachable' | 'refused' }
  | { step: 'saved'; former: number | null; basis: number }
)

/** What staff have typed into the price list, by product. What is not saved stays on the device. */
export type PriceEdits = ReturnType<typeof usePriceEdits>

export function usePriceEdits() {
  const { staff, prices } = useStaff()
  const [keeper] = useState(() =>
    createDraftKeeper({ storage: safeLocalStorage, key: priceDraftPrefix + staff.uid, parse: parseTexts }),
  )
  const [edits, setEdits] = useState(() => toEdits(keeper.read() ?? {}))
  const current = useRef(edits)
  const set = useCallback((productId: string, edit: PriceEdit) => {
    current.current = { ...current.current, [productId]: edit }
    setEdits(current.current)
  }, [])
  useEffect(() => {
    const unsaved = Object.entries(edits).filter(([, { step }]) => step !== 'saved')
    if (unsaved.length === 0) keeper.forget()
    else keeper.keep(Object.fromEntries(unsaved.map(([productId, { text }]) => [productId, text])))
  }, [keeper, edits])
  useEffect(() => keeper.flush, [keeper])

  const write = useCallback(
    async (productId: string, amount: number | null, text: string, price: Price | undefined) => {
      set(productId, { text, step: 'saving' })
      const { kind } = await prices.writePrices([{ productId, amount }])
      // Somebody may have typed on meanwhile.
      if (current.current[productId]?.text !== text) return
      const saved = { step: 'saved', former: price?.amount ?? null, basis: getBasis(price) } as const
      set(productId, kind === 'written' ? { text, ...saved } : { text, step: kind })
    },
    [prices, set],
  )
  return {
    edits,
    change: useCallback((productId: string, text: string) => set(productId, { text, step: 'typed' }), [set]),
    write,
    /** Saves what was typed for a price, if it is another one. */
    save: useCallback(
      (productId: string, price: Price | undefined) => {
        const edit = current.current[productId]
        if (!edit || edit.step === 'saving' || edit.step === 'saved') return
        const text = edit.text.trim()
        const amount = text === '' ? null : parseNaira(text)
        if (amount === null && text !== '') set(productId, { text: edit.text, step: 'invalid' })
        else void write(productId, amount, edit.text, price)
      },
      [set, write],
    ),
  }
}

/** Whether the list shows the typed price: yes until the live price is the saved one, or newer. */
export function isShown(edit: PriceEdit | undefined, price: Price | undefined): edit is PriceEdit {
  return edit !== undefined && (edit.step !== 'saved' || edit.basis === getBasis(price))
}

function getBasis(price: Price | undefined): number {
  return price?.updatedAt.getTime() ?? 0
}

function parseTexts(stored: unknown): Record<string, string> | null {
  const texts = Object.entries(toRecordOrEmpty(stored)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return texts.length === 0 ? null : Object.fromEntries(texts)
}

function toEdits(texts: Record<string, string>): Readonly<Record<string, PriceEdit>> {
  return Object.fromEntries(
    Object.entries(texts).map(([productId, text]) => [productId, { text, step: 'typed' }]),
  )
}
