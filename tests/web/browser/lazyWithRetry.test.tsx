import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { test } from 'vitest'
import { lazyWithRetry } from '../../../web/browser/lazyWithRetry'

test('a part of a screen whose download fails is downloaded again once online, and until then shows its fallback', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  let isReachable = false
  const Lazy = lazyWithRetry(() =>
    isReachable
      ? Promise.resolve(() => <p>Loaded</p>)
      : Promise.reject(new Error('The server is not reachable.')),
  )
  render(
    <Suspense fallback={<p>Nothing yet</p>}>
      <Lazy />
    </Suspense>,
  )
  await screen.findByText('Nothing yet')
  // The first attempt has failed by then.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  screen.getByText('Nothing yet')
  isReachable = true
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Loaded')
})
