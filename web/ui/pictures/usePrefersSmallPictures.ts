import { useState, useSyncExternalStore } from 'react'
import { isDataSaverOn } from '../../browser/isDataSaverOn'

const subscribeToNothing = () => () => undefined
const getSnapshot = () => isDataSaverOn()
const getServerSnapshot = () => false

/**
 * Whether to load only the smallest width of a picture, because the visitor has turned on data saving. A prerendered
 * picture keeps all its widths, because it starts to load before any script runs.
 */
export function usePrefersSmallPictures(): boolean {
  const isSavingData = useSyncExternalStore(subscribeToNothing, getSnapshot, getServerSnapshot)
  const [wasSavingData] = useState(isSavingData)
  return wasSavingData
}
