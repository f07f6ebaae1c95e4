import type { Quote } from '../quotes/quote'
import { sumQuote } from '../quotes/sumQuote'
import type { SentItem } from '../sent-items/sentItem'

/** Sorts a customer's items: those that are open first, each part from the newest to the oldest. */
export function sortOpenFirst<Item extends Pick<SentItem, 'status' | 'createdAt'>>(
  items: readonly Item[],
): Item[] {
  return [...items].sort(
    (first, second) =>
      Number(isOpen(second)) - Number(isOpen(first)) ||
      second.createdAt.getTime() - first.createdAt.getTime(),
  )
}

/** What the accepted quotes of a customer come to, in whole kobo, and how many there are. */
export function sumAcceptedQuotes(quotes: readonly Quote[]): { count: number; total: number } {
  return { count: quotes.length, total: quotes.reduce((total, quote) => total + sumQuote(quote), 0) }
}

function isOpen({ status }: Pick<SentItem, 'status'>): boolean {
  return status !== 'closed'
}
