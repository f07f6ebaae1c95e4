import { useState, useSyncExternalStore } from 'react'
import { isDataSaverOn } from '../../browser/isDataSaverOn'

const subscribeToNothing = () => () => undefined
const getSnapshot = () => isDataSaverOn()
const getServerSnapshot = () => false

/** Whether to load only small pictures to save data. False for prerendered pictures, which load before any script. */
export function usePrefersSmallPictures(): boolean {
  const isSavingData = useSyncExternalStore(subscribeToNothing, getSnapshot, getServerSnapshot)
  const [wasSavingData] = useState(isSavingData)
  return wasSavingData
}
