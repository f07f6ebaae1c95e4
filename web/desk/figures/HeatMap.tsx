import { getCount } from '../../../domain/figures/counters'
import { formatHour, shortWeekdayNames } from '../../../domain/figures/formatFigures'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import type { LabelledRow } from './rowLabels'
import styles from './HeatMap.module.css'

const maxLevel = 4

/** A table with a row for each hour and a column for each weekday; the more items, the darker the cell. */
export function HeatMap({ rows }: { rows: readonly LabelledRow[] }) {
  const counts = new Map(rows.map(({ key, counters }) => [key, getCount(counters, 'received')]))
  const maximum = Math.max(1, ...counts.values())
  return (
    <table className={styles.map} aria-label={deskFiguresMessages.heatMapLabel}>
      <thead>
        <tr>
          <td />
          {shortWeekdayNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listHours(rows).map((hour) => (
          <tr key={hour}>
            <th scope="row">{formatHour(hour)}</th>
            {shortWeekdayNames.map((name, index) => {
              const count = counts.get(`${index + 1}-${hour}`) ?? 0
              return (
                <td key={name} data-level={Math.ceil((count / maximum) * maxLevel)}>
                  {count === 0 ? '' : count}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** All hours from the earliest to the latest in which something came. */
function listHours(rows: readonly LabelledRow[]): number[] {
  const hours = rows.map(({ key }) => Number(key.split('-')[1]))
  const first = Math.min(...hours)
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_, index) => first + index)
}
