import { useState } from 'react'
import type { CartItem } from '../../../domain/order-list/orderList'

export type QuantityInput = ReturnType<typeof useQuantityInput>

/** The typed text before it is saved. Plus and minus save it first: in Safari, they do not blur the field. */
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
    reset: () => setInput(null),
  }
}
