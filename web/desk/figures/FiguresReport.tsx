import {
  type FigureRow,
  listChannelRows,
  listStaffRows,
  listTopProductRows,
  listWeekHourRows,
  listWeekRows,
  sumRows,
} from '../../../domain/figures/figureRows'
import { formatDay, formatWeek, formatMinutes } from '../../../domain/figures/formatFigures'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { useProducts } from '../products/useProducts'
import { FiguresSection } from './FiguresSection'
import { HeatMap } from './HeatMap'
import { channelNames, formatWeekHour, type LabelledRow } from './rowLabels'
import { ReplyColumns } from './ReplyColumns'
import { summarizeReplies } from '../../../domain/figures/replySummary'
import { getCount, type Counters } from '../../../domain/figures/counters'
import { formatQuantity } from '../../../domain/catalogue/formatQuantity'
import type { Unit } from '../../../domain/catalogue/product'
import { FiguresTable, ReplyTable } from './FiguresTable'
import { NumberList } from './NumberList'
import { QuoteFigures } from './QuoteFigures'
import styles from './FiguresReport.module.css'

export function FiguresReport({ dayRows }: { dayRows: readonly FigureRow[] }) {
  const { findProduct } = useProducts()
  const total = sumRows(dayRows)
  const days = dayRows.map((row) => ({ ...row, label: formatDay(row.key) }))
  const weeks = listWeekRows(dayRows).map((row) => ({ ...row, label: formatWeek(row.key) }))
  const hours = listWeekHourRows(dayRows).map((row) => ({ ...row, label: formatWeekHour(row.key) }))
  const channels = listChannelRows(total).map((row) => ({ ...row, label: channelNames[row.key] ?? row.key }))
  const staff = listStaffRows(total).map((row) => ({ ...row, label: row.name }))
  const products = listTopProductRows(total).map((row) => {
    const { name = deskFiguresMessages.formatUnknownProduct(row.key), unit } = findProduct(row.key) ?? {}
    return { ...row, label: name, unit }
  })
  return (
    <div className={styles.report}>
      <KeyNumbers total={total} />
      <QuoteFigures total={total} findProduct={findProduct} />
      <FiguresSection
        title={deskFiguresMessages.byDayTitle}
        isWide
        table={<ReplyTable name={deskFiguresMessages.dayName} rows={days} />}
      >
        <ReplyColumns name="day" rows={days} />
      </FiguresSection>
      {weeks.length > 1 ? (
        <FiguresSection
          title={deskFiguresMessages.byWeekTitle}
          isWide
          table={<ReplyTable name={deskFiguresMessages.weekName} rows={weeks} />}
        >
          <ReplyColumns name="week" rows={weeks} />
        </FiguresSection>
      ) : null}
      <div className={styles.column}>
        <FiguresSection
          title={deskFiguresMessages.byHourTitle}
          lead={deskFiguresMessages.byHourLead}
          table={<ReplyTable name={deskFiguresMessages.hourName} rows={hours} />}
        >
          <HeatMap rows={hours} />
        </FiguresSection>
        <FiguresSection
          title={deskFiguresMessages.byChannelTitle}
          table={<ReplyTable name={deskFiguresMessages.channelName} rows={channels} isOfAnswers />}
        >
          <AnswerBars rows={channels} />
        </FiguresSection>
        <FiguresSection
          title={deskFiguresMessages.byStaffTitle}
          table={<ReplyTable name={deskFiguresMessages.staffName} rows={staff} isOfAnswers />}
        >
          <AnswerBars rows={staff} />
        </FiguresSection>
      </div>
      <FiguresSection
        title={deskFiguresMessages.mostRequestedTitle}
        lead={deskFiguresMessages.mostRequestedLead}
        table={<ProductTable rows={products} />}
      >
        <ProductBars rows={products} />
      </FiguresSection>
    </div>
  )
}

function AnswerBars({ rows }: { rows: readonly LabelledRow[] }) {
  if (rows.length === 0) return <p>{deskFiguresMessages.nothingAnswered}</p>
  return <Bars bars={rows.map(toBar)} />
}

function toBar({ key, label, counters }: LabelledRow) {
  const { answered, late, medianMinutes } = summarizeReplies(counters)
  const half =
    medianMinutes === null ? '' : `, ${deskFiguresMessages.formatHalfWithin(formatMinutes(medianMinutes))}`
  return { key, label, value: answered, text: `${answered} answered, ${late} late${half}` }
}

function ProductBars({ rows }: { rows: readonly LabelledRow[] }) {
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

function KeyNumbers({ total }: { total: Counters }) {
  const { received, answered, late, medianMinutes, p90Minutes } = summarizeReplies(total)
  const numbers = [
    [deskFiguresMessages.receivedColumn, received],
    [deskFiguresMessages.answeredColumn, answered],
    [deskFiguresMessages.lateColumn, late],
    [deskFiguresMessages.halfWithinColumn, formatMinutes(medianMinutes)],
    [deskFiguresMessages.nineOfTenWithinColumn, formatMinutes(p90Minutes)],
  ] as const
  return (
    <section className={styles.section} aria-label={deskFiguresMessages.totalsLabel}>
      <NumberList numbers={numbers} note={deskFiguresMessages.percentilesNote} />
    </section>
  )
}

type ProductRow = LabelledRow & { unit: Unit | undefined }

function ProductTable({ rows }: { rows: readonly ProductRow[] }) {
  return (
    <FiguresTable
      heads={[
        deskFiguresMessages.productColumn,
        deskFiguresMessages.requestsColumn,
        deskFiguresMessages.quantityColumn,
      ]}
      rows={rows.map((row) => ({ ...row, cells: listCells(row) }))}
    />
  )
}

function listCells({ counters, unit }: ProductRow): string[] {
  return [String(getCount(counters, 'requests')), formatQuantity(getCount(counters, 'halves') / 2, unit)]
}

type BarsProps = { bars: readonly { key: string; label: string; text: string; value: number }[] }

function Bars({ bars }: BarsProps) {
  const maximum = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ol className={styles.bars}>
      {bars.map(({ key, label, text, value }) => (
        <li className={styles.barRow} key={key}>
          <span className={styles.barLabel}>{label}</span>
          <span className={styles.barText}>{text}</span>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${maximum} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.filled} width={value} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
