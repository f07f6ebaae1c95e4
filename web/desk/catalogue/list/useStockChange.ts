import { useState } from 'react'
import { deskStockMessages } from '../../../../domain/messages/desk/stock'
import { useStaff } from '../../../data/desk/DeskServices'

type NamedProduct = { id: string; name: string }

/** What became of the last press of a stock button. `isBack`: the product is in stock again. */
export type StockOutcome = { product: NamedProduct; text: string; hasFailed: boolean; isBack: boolean }

/** Publishes in one press that a product is out of stock, or back; one product at a time. */
export function useStockChange() {
  const { setSoldOut } = useStaff().catalogue
  const [busyId, setBusyId] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<StockOutcome | null>(null)
  const change = async (product: NamedProduct, soldOut: boolean) => {
    setBusyId(product.id)
    setOutcome(null)
    const { kind } = await setSoldOut(product.id, soldOut)
    setBusyId(null)
    const isWritten = kind === 'written'
    const written = soldOut ? deskStockMessages.formatMarkedSoldOut : deskStockMessages.formatMarkedBack
    const texts = {
      written,
      refused: deskStockMessages.formatRefused,
      unreachable: deskStockMessages.formatUnreachable,
    }
    setOutcome({
      product,
      text: texts[kind](product.name),
      hasFailed: !isWritten,
      isBack: isWritten && !soldOut,
    })
  }
  return {
    busyId,
    outcome,
    change: (product: NamedProduct, soldOut: boolean) => {
      if (busyId === null) void change(product, soldOut)
    },
  }
}
