import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { createRetryableLazy, retryFailedDownloads } from '../../../web/browser/retryableLazy'
import { expectConsoleMessages } from '../consoleMessages'

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children
  }
}

test('a component whose download failed is downloaded again after retryFailedDownloads', async () => {
  expectConsoleMessages(/not reachable|error boundary|Boundary/)
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  let isReachable = false
  const Lazy = createRetryableLazy(() =>
    isReachable
      ? Promise.resolve(() => <p>Loaded</p>)
      : Promise.reject(new Error('The server is not reachable.')),
  )
  const page = (key: string) => (
    <Boundary key={key}>
      <Suspense fallback={<p>Loading</p>}>
        <Lazy />
      </Suspense>
    </Boundary>
  )
  const { rerender } = render(page('first'))
  await screen.findByText('Failed')
  isReachable = true
  rerender(page('second'))
  await screen.findByText('Failed')
  retryFailedDownloads()
  rerender(page('third'))
  expect(await screen.findByText('Loaded')).toBeDefined()
})
