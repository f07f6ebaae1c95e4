import { useState } from 'react'
import type { CartItem } from '../../../domain/order-list/orderList'

export type QuantityInput = ReturnType<typeof useQuantityInput>

/**
 * The text typed into a quantity field that is not saved yet. The plus and minus buttons save it first, because in
 * Safari, pressing a button does not blur the field.
 */
export function useQuantityInput(item: CartItem, setQuantity: (item: CartItem, text: string) => void) {
  const [input, setInput] = useState<string | null>(null)
  return {
    displayValue: input ?? String(item.count),
    setInput,
    commit: () => {
      if (input === null) return
      setInput(null)
      setQuantity(item, input)
    },
    reset: () => {
      setInput(null)
    },
  }
}
