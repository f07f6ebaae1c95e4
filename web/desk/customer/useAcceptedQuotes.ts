import { useEffect, useState } from 'react'
import type { Quote } from '../../../domain/quotes/quote'
import { isSentItemKind, type SentItem } from '../../../domain/sent-items/sentItem'
import { useStaff } from '../../data/desk/DeskServices'

/** The accepted quotes by the id of their item; null for one that could not be loaded. */
export type AcceptedQuotes = ReadonlyMap<string, Quote | null>

/** Fetches the accepted quotes of items. One whose item is accepted no more, or with another quote, is left out. */
export function useAcceptedQuotes(items: readonly SentItem[]): AcceptedQuotes {
  const { fetchQuote } = useStaff().customers
  const [quotes, setQuotes] = useState<ReadonlyMap<string, Quote | null>>(new Map())
  // A string as the effect's dependency, because `items` is a new array in each render.
  const accepted = items.flatMap((item) => nameAcceptance(item) ?? []).join()
  useEffect(() => {
    let isGone = false
    for (const name of accepted === '' ? [] : accepted.split(',')) {
      const [kind, id = '', replyId = ''] = name.split(' ')
      if (!isSentItemKind(kind)) continue
      void fetchQuote({ kind, id }, replyId)
        .catch(() => null)
        .then((quote) => {
          if (!isGone) setQuotes((known) => new Map(known).set(name, quote))
        })
    }
    return () => {
      isGone = true
    }
  }, [fetchQuote, accepted])
  return new Map(
    items.flatMap((item): [string, Quote | null][] => {
      const quote = quotes.get(nameAcceptance(item) ?? '')
      return quote === undefined ? [] : [[item.id, quote]]
    }),
  )
}

function nameAcceptance({ kind, id, accepted }: SentItem): string | null {
  return accepted && `${kind} ${id} ${accepted.replyId}`
}
