import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseCounters } from '../../../domain/figures/counters'
import type { FigureRow } from '../../../domain/figures/figureRows'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { isKnown, useLiveQuery } from '../live/liveQueries'

/** The figures of some dates in their order, those without a document as zeros. */
export type DayFiguresSnapshot = { dayRows: FigureRow[] }

export function useDayFigures(dates: readonly string[]): DayFiguresSnapshot | null {
  const firestore = useFirestore()
  const [firstDate = ''] = dates
  const daysQuery = useMemo(() => {
    const days = collection(firestore, firestoreCollectionNames.days)
    const byDate = [where(documentId(), '>=', firstDate), orderBy(documentId())]
    return query(days, ...byDate, limit(maxDocumentsPerQuery.staff))
  }, [firestore, firstDate])
  const { status, data } = useLiveQuery(daysQuery)
  if (status !== 'success' || !isKnown(data)) return null
  const storedDays = new Map(data.docs.map((day) => [day.id, day.data()]))
  return {
    dayRows: dates.map((date) => ({ key: date, counters: parseCounters(storedDays.get(date)) })),
  }
}
