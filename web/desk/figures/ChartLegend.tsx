import type { ChartLegendTexts } from './chartTones'
import styles from './ChartLegend.module.css'
import tones from './chartTones.module.css'

/** The names of a chart's colours. */
export function ChartLegend({ texts }: { texts: ChartLegendTexts }) {
  return (
    <span className={styles.legend}>
      {Object.entries(texts).map(([tone, text]) => (
        <span className={styles.entry} key={tone}>
          <svg className={`${tones.tones} ${styles.sample}`} viewBox="0 0 10 10" aria-hidden="true">
            {tone === 'line' ? (
              <path className={styles.line} data-tone="line" d="M0 5H10" />
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
