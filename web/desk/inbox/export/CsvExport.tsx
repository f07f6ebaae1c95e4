import type { InboxFilter } from '../../../../domain/sent-items/inboxFilter'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { deskStaffLogMessages } from '../../../../domain/messages/desk/staffLog'
import { ListButton } from '../../ui/ListButton'
import { MoreMenu } from './MoreMenu'
import { useEffect, useRef, useState } from 'react'
import { downloadTextFile } from '../../../browser/downloadTextFile'
import { formatSentItemsCsv } from '../../../../domain/sent-items/formatSentItemsCsv'
import { useDeskServices, useStaff } from '../../../data/desk/DeskServices'
import { addOtherNames, loadOtherNames } from '../../products/useProducts'
import { useCalendar } from '../../staff/SharedStateContext'
import { getCsvFileName } from './getCsvFileName'
import styles from './CsvExport.module.css'

type Props = {
  filter: InboxFilter
  /** Whether more items match than the list has fetched. */
  hasMore: boolean
}

/** Exports all that matches the filter as a CSV file. Fetching it again costs one read of Firestore per item. */
export function CsvExport({ filter, hasMore }: Props) {
  const { state, start, cancel } = useCsvExport(filter)
  return (
    <>
      <MoreMenu
        action={deskInboxMessages.exportCsv}
        hint={hasMore ? deskInboxMessages.exportHint : ''}
        onAction={start}
      />
      <div className={styles.progress}>
        <p className={styles.state} role="status">
          {describeExport(state)}
        </p>
        {state.status === 'running' ? (
          <ListButton context={deskInboxMessages.exportContext} onClick={cancel}>
            {deskInboxMessages.cancelExport}
          </ListButton>
        ) : null}
      </div>
    </>
  )
}

function describeExport(state: CsvExportState): string {
  switch (state.status) {
    case 'idle':
      return ''
    case 'running':
      return deskInboxMessages.formatExported(state.count.toLocaleString('en'))
    case 'done':
      return state.count === 1
        ? deskInboxMessages.oneExported
        : deskInboxMessages.formatExportDone(state.count.toLocaleString('en'))
    case 'failed':
      return deskInboxMessages.exportFailed
  }
}

/** How far an export is: `count` is the number of items fetched. */
type CsvExportState = { status: 'idle' | 'failed' } | { status: 'running' | 'done'; count: number }

function useCsvExport(filter: InboxFilter) {
  const { fetchSentItems, logExport } = useStaff()
  const { products, getServerClockOffsetMs } = useDeskServices()
  const findProduct = products.useFinder()
  const calendar = useCalendar()
  const [state, setState] = useState<CsvExportState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async ({ signal }: AbortController) => {
    const isCancelled = () => signal.aborted
    const onProgress = (count: number) => {
      if (!isCancelled()) setState({ status: 'running', count })
    }
    const [items, offsetMs, otherNames] = await Promise.all([
      fetchSentItems(filter, { signal, onProgress }),
      getServerClockOffsetMs(),
      loadOtherNames(products),
      // Without the catalogue, the products keep the names that the sender saw, or their ids.
      products.load().catch(() => undefined),
    ])
    if (isCancelled()) return
    const csv = formatSentItemsCsv(items, {
      findProduct: addOtherNames(findProduct, otherNames),
      calendar,
    })
    const fileName = getCsvFileName(filter, Date.now() + offsetMs)
    const logged = await logExport(deskStaffLogMessages.formatExport(fileName, items.length))
    if (isCancelled()) return
    if (logged.kind !== 'written') throw new Error('The export could not be logged.')
    downloadTextFile(fileName, { text: csv, type: 'text/csv' })
    setState({ status: 'done', count: items.length })
  }
  return {
    state,
    start: () => {
      // The file of an export that is under way would come twice.
      if (state.status === 'running') return
      const controller = new AbortController()
      running.current = controller
      setState({ status: 'running', count: 0 })
      run(controller).catch(() => setState({ status: controller.signal.aborted ? 'idle' : 'failed' }))
    },
    cancel: () => {
      running.current?.abort()
      setState({ status: 'idle' })
    },
  }
}
