import type { ReactNode } from 'react'
import type { QuoteDescription, QuoteRow } from '../../../domain/quotes/describeQuote'

type Props = {
  quote: QuoteDescription
  totalLabel: string
  /** Renders the quantity and the price of a line, after its name. */
  renderDetail: (row: QuoteRow) => ReactNode
}

/** The body and the foot of a quote's table, which has two columns: what is offered, and its amount. */
export function QuoteRows({ quote: { rows, extras, sum }, totalLabel, renderDetail }: Props) {
  return (
    <>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <bdi>{row.name}</bdi>
              {renderDetail(row)}
            </th>
            <td>{row.amount}</td>
          </tr>
        ))}
        {extras.map(({ text, amount }, index) => (
          <tr key={index}>
            <th scope="row">
              <bdi>{text}</bdi>
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td>{sum}</td>
        </tr>
      </tfoot>
    </>
  )
}
