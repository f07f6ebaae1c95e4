import type { Calendar } from '../opening-hours/calendar'
import { getOpenMs } from '../opening-hours/openMinutes'
import type { Quote } from '../quotes/quote'
import { getLineAmount, sumQuote } from '../quotes/sumQuote'
import type { SentItem } from '../sent-items/sentItem'
import { addCounters, type Counters, getCount, getCounters } from './counters'
import { findPercentile } from './percentile'

const minuteMs = 60_000

/** The name under which a quote's lines in other words than the catalogue's are counted. */
export const ownWordsKey = '0'

/**
 * What an item counts for by its quote: the accepted one, or else the newest. Sums are in whole kobo, as are those of each
 * product; the time to the yes is in minutes of business hours since the item came.
 */
export function countQuote(
  { accepted, createdAt }: Pick<SentItem, 'accepted' | 'createdAt'>,
  quote: Quote | null,
  calendar: Calendar,
): Counters {
  if (!quote) return {}
  const counted = { count: 1, kobo: sumQuote(quote), products: sumProducts(quote) }
  if (!accepted) return { quoted: counted }
  const minutes = Math.ceil(getOpenMs(createdAt.getTime(), accepted.at.getTime(), calendar) / minuteMs)
  return { quoted: counted, accepted: counted, minutes: { [minutes]: 1 } }
}

function sumProducts({ lines }: Quote): Counters {
  return lines.reduce<Counters>(
    (sum, line) => addCounters(sum, { [line.productId || ownWordsKey]: getLineAmount(line) }),
    {},
  )
}

type QuoteSum = { count: number; kobo: number }

type QuoteSummary = {
  quoted: QuoteSum
  accepted: QuoteSum
  /** How many of a hundred quotes were accepted; null without a quote. */
  acceptedPercent: number | null
  /** Within how many minutes of business hours one half of the acceptances came; null without one. */
  medianMinutes: number | null
}

export function summarizeQuotes(total: Counters): QuoteSummary {
  const quotes = getCounters(total, 'quotes')
  const toSum = (counters: Counters) => ({
    count: getCount(counters, 'count'),
    kobo: getCount(counters, 'kobo'),
  })
  const quoted = toSum(getCounters(quotes, 'quoted'))
  const accepted = toSum(getCounters(quotes, 'accepted'))
  return {
    quoted,
    accepted,
    acceptedPercent: quoted.count === 0 ? null : Math.round((accepted.count * 100) / quoted.count),
    medianMinutes: findPercentile(getCounters(quotes, 'minutes'), 50),
  }
}

type QuotedProduct = { productId: string; quoted: number; accepted: number }

const maxQuotedProducts = 30

/** What was quoted and accepted of each product in whole kobo, the most quoted first, at most thirty. */
export function listQuotedProducts(total: Counters): QuotedProduct[] {
  const quotes = getCounters(total, 'quotes')
  const quoted = getCounters(getCounters(quotes, 'quoted'), 'products')
  const accepted = getCounters(getCounters(quotes, 'accepted'), 'products')
  return Object.keys(quoted)
    .map((productId) => ({
      productId,
      quoted: getCount(quoted, productId),
      accepted: getCount(accepted, productId),
    }))
    .sort((first, second) => second.quoted - first.quoted)
    .slice(0, maxQuotedProducts)
}
