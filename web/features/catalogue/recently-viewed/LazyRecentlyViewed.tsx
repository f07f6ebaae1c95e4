import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '../../../browser/lazyWithRetry'
import { whenIdle } from '../../../browser/whenIdle'

const RecentlyViewed = lazyWithRetry(async () => (await import('./RecentlyViewed')).RecentlyViewed)

/** The recently viewed products, whose code is loaded when the browser is idle. */
export function LazyRecentlyViewed({ productId }: { productId: string }) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  if (!isIdle) return null
  return (
    <Suspense fallback={null}>
      <RecentlyViewed productId={productId} />
    </Suspense>
  )
}
