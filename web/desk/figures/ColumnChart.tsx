import styles from './ColumnChart.module.css'
import tones from './chartTones.module.css'

export type Column = {
  key: string
  label: string
  mark: string
  text: string
  parts: readonly { tone: ChartTone; value: number }[]
}

type Props = {
  title: string
  columns: readonly Column[]
  maximum: number
  /** The value at which a line crosses the chart. */
  line?: number
  legend: ChartLegendTexts
}

// More marks would overlap on a phone.
const maxMarks = 7
const marksOfMany = 4

/** A chart of columns. Screen readers get its name alone: the numbers are in the table behind it. */
export function ColumnChart({ title, columns, maximum, line, legend }: Props) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <ChartLegend texts={legend} />
      </figcaption>
      <div className={styles.frame}>
        <div className={styles.scale} aria-hidden="true">
          <span>{maximum}</span>
          <span>{maximum / 2}</span>
          <span>0</span>
        </div>
        {/* The picture is as wide as its place, so its units are columns across and the scale upwards. */}
        <svg
          className={`${tones.tones} ${styles.columns}`}
          viewBox={`0 0 ${columns.length} ${maximum}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. “Show as table” has the numbers.`}
        >
          {[0, maximum / 2, maximum].map((value) => (
            <path key={value} className={styles.grid} d={`M0 ${value}H${columns.length}`} />
          ))}
          {columns.map((column, index) => (
            <g key={column.key} transform={`translate(${index})`}>
              <title>{`${column.label}: ${column.text}`}</title>
              <rect className={styles.touch} width="1" height={maximum} />
              {stackParts(column.parts, maximum).map(({ tone, y, height }) => (
                <rect key={tone} data-tone={tone} x="0.14" width="0.72" y={y} height={height} />
              ))}
            </g>
          ))}
          {line === undefined ? null : (
            <path className={styles.line} data-tone="line" d={`M0 ${maximum - line}H${columns.length}`} />
          )}
        </svg>
        <div className={columns.length <= maxMarks ? styles.marks : styles.fewMarks} aria-hidden="true">
          {listMarks(columns).map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** The place of each part; y grows downwards. */
function stackParts(parts: Column['parts'], maximum: number) {
  return parts.map(({ tone, value }, index) => {
    const below = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0)
    return { tone, y: maximum - below - value, height: value }
  })
}

/** The names of all columns or, of many, of four at equal distances. */
function listMarks(columns: readonly Column[]): string[] {
  const count = columns.length <= maxMarks ? columns.length : marksOfMany
  return Array.from({ length: count }, (_, index) => {
    const column = columns[Math.floor((index * columns.length) / count)]
    return column?.mark ?? ''
  })
}

function ChartLegend({ texts }: { texts: ChartLegendTexts }) {
  return (
    <span className={styles.legend}>
      {Object.entries(texts).map(([tone, text]) => (
        <span className={styles.entry} key={tone}>
          <svg className={`${tones.tones} ${styles.sample}`} viewBox="0 0 10 10" aria-hidden="true">
            {tone === 'line' ? (
              <path className={styles.chartLegendLine} data-tone="line" d="M0 5H10" />
            ) : (
              <rect data-tone={tone} width="10" height="10" />
            )}
          </svg>
          {text}
        </span>
      ))}
    </span>
  )
}

/** What a part of a chart means, which gives it its colour. */
type ChartTone = 'good' | 'soft' | 'bad' | 'open'

type ChartLegendTexts = Readonly<Partial<Record<ChartTone | 'line', string>>>
