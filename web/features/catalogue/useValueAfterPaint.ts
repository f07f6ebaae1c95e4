import { startTransition, useEffect, useState } from 'react'
import { runAfterPaint } from '../../browser/runAfterPaint'

/**
 * Returns a value one paint late, in a transition. useDeferredValue would start its render at once, and on a slow phone
 * the slices of that render delay the paint that answers the visitor's input.
 */
export function useValueAfterPaint<Value extends object>(value: Value): Value {
  const [paintedValue, setPaintedValue] = useState(value)
  useEffect(() => {
    let isCurrent = true
    runAfterPaint(() => {
      if (!isCurrent) return
      startTransition(() => {
        setPaintedValue(value)
      })
    })
    return () => {
      isCurrent = false
    }
  }, [value])
  return paintedValue
}
