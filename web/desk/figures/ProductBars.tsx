import { getCount } from '../../../domain/figures/counters'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { Bars } from './Bars'
import type { LabelledRow } from './rowLabels'

/** In how many requests each product was. */
export function ProductBars({ rows }: { rows: readonly LabelledRow[] }) {
  if (rows.length === 0) return <p>{deskFiguresMessages.noProducts}</p>
  return (
    <Bars
      bars={rows.map(({ key, label, counters }) => {
        const requests = getCount(counters, 'requests')
        return { key, label, value: requests, text: requests === 1 ? '1 request' : `${requests} requests` }
      })}
    />
  )
}
