import styles from './FiguresTable.module.css'

type Props = {
  heads: readonly string[]
  rows: readonly { key: string; label: string; cells: readonly string[] }[]
}

export function FiguresTable({ heads, rows }: Props) {
  return (
    // Keyboards must be able to scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={`Table: ${heads[0] ?? ''}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
