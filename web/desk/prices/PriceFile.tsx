import { useState } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { deskPriceMessages } from '../../../domain/messages/desk/prices'
import { deskStaffLogMessages } from '../../../domain/messages/desk/staffLog'
import type { Price, PriceChange } from '../../../domain/prices/price'
import {
  type ComparedPrice,
  type ComparedPriceFile,
  comparePriceFile,
  formatPriceTable,
} from '../../../domain/prices/priceTable'
import { formatLagosTimestamp } from '../../../domain/site/lagosTime'
import { downloadTextFile } from '../../browser/downloadTextFile'
import { useStaff } from '../../data/desk/DeskServices'
import { Button } from '../../ui/Button'
import { TableFileField } from '../ui/TableFileField'
import desk from '../ui/desk.module.css'
import styles from './PriceFile.module.css'

type Props = { products: readonly ProductSummary[]; prices: readonly Price[]; now: number }

/** Exports the prices to a file for spreadsheets, and takes them from one. */
export function PriceFile(props: Props) {
  return (
    <details className={styles.box}>
      <summary className={styles.title}>{deskPriceMessages.fileTitle}</summary>
      <div className={styles.content}>
        <p className={desk.lead}>{deskPriceMessages.fileLead}</p>
        <ExportButton {...props} />
        <Import {...props} />
      </div>
    </details>
  )
}

function ExportButton({ products, prices, now }: Props) {
  const { logExport } = useStaff()
  const [status, setStatus] = useState('')
  const exportPrices = async () => {
    const [day = ''] = formatLagosTimestamp(now).split(' ')
    const fileName = `arielle-prices-${day}.csv`
    const logged = await logExport(deskStaffLogMessages.formatExport(fileName, products.length))
    // What leaves the desk is noted first.
    const isLogged = logged.kind === 'written'
    if (isLogged)
      downloadTextFile(fileName, { text: formatPriceTable(products, toAmounts(prices)), type: 'text/csv' })
    setStatus(isLogged ? deskPriceMessages.formatExported(products.length) : deskPriceMessages.exportFailed)
  }
  return (
    <div className={desk.actions}>
      <Button tone="quiet" onClick={() => void exportPrices()}>
        {deskPriceMessages.exportCsv}
      </Button>
      <p className={desk.remark} role="status">
        {status}
      </p>
    </div>
  )
}

type ImportState =
  | { step: 'idle' | 'unreadable' | 'saving' | 'undone' }
  | { step: 'compared'; file: ComparedPriceFile }
  | { step: 'saved'; changes: readonly ComparedPrice[] }
  | { step: 'failed'; savedCount: number; count: number }

function Import({ products, prices }: Props) {
  const { writePrices } = useStaff().prices
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const compare = async (chosen: File) => {
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer())
      setState({ step: 'compared', file: comparePriceFile(bytes, products, toAmounts(prices)) })
    } catch {
      setState({ step: 'unreadable' })
    }
  }
  const write = async (changes: readonly PriceChange[], next: ImportState) => {
    setState({ step: 'saving' })
    const { kind, writtenCount } = await writePrices(changes)
    setState(kind === 'written' ? next : { step: 'failed', savedCount: writtenCount, count: changes.length })
  }
  return (
    <>
      <TableFileField label={deskPriceMessages.chooseFile} onChoose={(file) => void compare(file)} />
      <div className={desk.actions}>
        <p className={state.step === 'saved' ? desk.success : desk.remark} role="status">
          {describeProgress(state)}
        </p>
        {state.step === 'saved' ? (
          <Button
            tone="quiet"
            onClick={() =>
              void write(
                state.changes.map(({ productId, before }) => ({ productId, amount: before })),
                { step: 'undone' },
              )
            }
          >
            {deskPriceMessages.undo}
          </Button>
        ) : null}
      </div>
      <p className={desk.slimFailure} role="alert" hidden={describeFailure(state) === ''}>
        {describeFailure(state)}
      </p>
      {state.step === 'compared' && state.file.kind === 'compared' ? (
        <Comparison file={state.file} onSave={(changes) => void write(changes, { step: 'saved', changes })} />
      ) : null}
    </>
  )
}

type ComparisonProps = {
  file: Extract<ComparedPriceFile, { kind: 'compared' }>
  onSave: (changes: readonly ComparedPrice[]) => void
}

/** What a file would change. With a row that is wrong, nothing is saved. */
function Comparison({ file: { changes, problems }, onSave }: ComparisonProps) {
  if (problems.length > 0)
    return (
      <ul className={desk.rowErrors} aria-label={deskPriceMessages.problemsLabel}>
        {problems.map((problem) => (
          <li key={problem.row}>{deskPriceMessages.formatRowProblem(problem)}</li>
        ))}
      </ul>
    )
  if (changes.length === 0) return null
  return (
    <>
      <ul className={styles.differences} aria-label={deskPriceMessages.differencesLabel}>
        {changes.map(({ productId, name, before, amount }) => (
          <li className={desk.bar} key={productId}>
            <span>{name}</span> <span>{deskPriceMessages.formatDifference(before, amount)}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => onSave(changes)}>{deskPriceMessages.formatSavePrices(changes.length)}</Button>
      </div>
    </>
  )
}

function describeProgress(state: ImportState): string {
  if (state.step === 'saving') return deskPriceMessages.saving
  if (state.step === 'saved') return deskPriceMessages.formatFileSaved(state.changes.length)
  if (state.step === 'undone') return deskPriceMessages.fileUndone
  if (state.step !== 'compared' || state.file.kind !== 'compared' || state.file.problems.length > 0) return ''
  const { length } = state.file.changes
  return length === 0 ? deskPriceMessages.nothingDiffers : deskPriceMessages.formatDifferences(length)
}

function describeFailure(state: ImportState): string {
  if (state.step === 'unreadable') return deskPriceMessages.readingFailed
  if (state.step === 'failed') return deskPriceMessages.formatFileFailed(state.savedCount, state.count)
  if (state.step !== 'compared') return ''
  if (state.file.kind === 'unreadable') return deskPriceMessages.formatUnreadable(state.file.problem)
  const { length } = state.file.problems
  return length === 0 ? '' : deskPriceMessages.formatProblemCount(length)
}

function toAmounts(prices: readonly Price[]): ReadonlyMap<string, number> {
  return new Map(prices.map(({ productId, amount }) => [productId, amount]))
}
