import { useEffect, useEffectEvent, useState } from 'react'
import { useCatalogue } from '../../data/ShopServices'

export type FetchState<Value> = { state: 'ready'; value: Value } | { state: 'loading' } | { state: 'failed' }

/** Returns the cached value at once, or loads it, once per `cacheKey`; again after each publication. */
export function useCachedFetch<Value>(
  cacheKey: string,
  cachedValue: Value | undefined,
  load: () => Promise<Value>,
): FetchState<Value> & { retry: () => void } {
  useCatalogue()
  const [attempt, setAttempt] = useState(0)
  const [lastResult, setLastResult] = useState<{ requestKey: string; result: FetchState<Value> }>()
  const currentKey = `${cacheKey} ${attempt}`
  const isCached = cachedValue !== undefined
  const loadValue = useEffectEvent(load)
  useEffect(() => {
    if (isCached) return
    let isCurrent = true
    const saveResult = (result: FetchState<Value>) => {
      if (isCurrent) setLastResult({ requestKey: currentKey, result })
    }
    loadValue().then(
      (value) => saveResult({ state: 'ready', value }),
      () => saveResult({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [currentKey, isCached])
  const retry = () => setAttempt(attempt + 1)
  if (isCached) return { state: 'ready', value: cachedValue, retry }
  return { ...(lastResult?.requestKey === currentKey ? lastResult.result : { state: 'loading' }), retry }
}
