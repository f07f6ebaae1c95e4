import { startTransition, useEffect, useState } from 'react'
import { runAfterPaint } from '../../browser/runAfterPaint'

/**
 * Returns the new value only after the browser has painted the visitor's input. useDeferredValue would start rendering
 * before that paint and delay it on slow phones.
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
