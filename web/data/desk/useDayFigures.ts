import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseCounters } from '../../../domain/figures/counters'
import type { FigureRow } from '../../../domain/figures/figureRows'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { useKnownDocuments } from '../live/liveQueries'

/** Returns one row of figures per date, in the same order, with zeros where a date has no document; null until they are known. */
export function useDayFigures(dates: readonly string[]): FigureRow[] | null {
  const firestore = useFirestore()
  const [firstDate = ''] = dates
  const daysQuery = useMemo(() => {
    const days = collection(firestore, firestoreCollectionNames.days)
    const byDate = [where(documentId(), '>=', firstDate), orderBy(documentId())]
    return query(days, ...byDate, limit(maxDocumentsPerQuery.staff))
  }, [firestore, firstDate])
  const days = useKnownDocuments(daysQuery)
  if (!days) return null
  const storedDays = new Map(days.docs.map((day) => [day.id, day.data()]))
  return dates.map((date) => ({ key: date, counters: parseCounters(storedDays.get(date)) }))
}
