import { useState, useSyncExternalStore } from 'react'
import { savesData } from './savesData'

const never = () => () => undefined
const notOnTheServer = () => false

/**
 * Whether a picture comes in its smallest width alone: for a visitor who asked to save data. A picture that stood in the
 * page already is on its way before any script runs; fetching it once more, smaller, would save nothing.
 */
export function useSmallPictures(): boolean {
  const isAsked = useSyncExternalStore(never, savesData, notOnTheServer)
  const [wasAskedAtFirst] = useState(isAsked)
  return wasAskedAtFirst
}
