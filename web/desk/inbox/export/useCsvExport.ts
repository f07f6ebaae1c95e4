import { useEffect, useRef, useState } from 'react'
import { downloadTextFile } from '../../../browser/downloadTextFile'
import { formatSentItemsCsv } from '../../../../domain/sent-items/formatSentItemsCsv'
import type { InboxFilter } from '../../../../domain/sent-items/inboxFilter'
import { useDeskServices, useStaff } from '../../../data/desk/DeskServices'
import { getCsvFileName } from './getCsvFileName'

/** How far an export is: `count` is the number of items fetched. */
export type CsvExportState = { status: 'idle' | 'failed' } | { status: 'running' | 'done'; count: number }

export function useCsvExport(filter: InboxFilter) {
  const { fetchSentItems } = useStaff()
  const { products, getServerClockOffsetMs } = useDeskServices()
  const findProduct = products.useFinder()
  const [state, setState] = useState<CsvExportState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async ({ signal }: AbortController) => {
    const onProgress = (count: number) => {
      if (!signal.aborted) setState({ status: 'running', count })
    }
    const [items, offsetMs] = await Promise.all([
      fetchSentItems(filter, { signal, onProgress }),
      getServerClockOffsetMs(),
      // Without the catalogue, the products keep the names that the sender saw, or their ids.
      products.load().catch(() => undefined),
    ])
    signal.throwIfAborted()
    const csv = formatSentItemsCsv(items, findProduct)
    downloadTextFile(getCsvFileName(filter, Date.now() + offsetMs), { text: csv, type: 'text/csv' })
    setState({ status: 'done', count: items.length })
  }
  return {
    state,
    start: () => {
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
