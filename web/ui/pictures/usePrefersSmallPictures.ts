import { useState } from 'react'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { useIsHydrated } from '../../browser/useIsHydrated'

/** Whether to load only small pictures to save data. False for prerendered pictures, which load before any script. */
export function usePrefersSmallPictures(): boolean {
  const isSavingData = useIsHydrated() && isDataSaverOn()
  const [wasSavingData] = useState(isSavingData)
  return wasSavingData
}
