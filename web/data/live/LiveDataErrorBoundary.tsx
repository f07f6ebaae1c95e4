import { Component, type ReactNode } from 'react'
import { retryFailedDownloads } from '../../browser/retryableLazy'
import { clearCachedErrors } from './reactfireCache'

type Props = { children: ReactNode; renderFallback: (retry: () => void) => ReactNode }

const firstWaitMs = 5000
const maxWaitMs = 60_000

/**
 * Shows a fallback when a Firestore query of reactfire's hooks or the download of a component fails. Tries again by itself,
 * after waits that double up to a minute. Give each region of a screen its own: a boundary replaces all that is in it.
 */
export class LiveDataErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private timer: ReturnType<typeof setTimeout> | undefined
  private waitMs = firstWaitMs
  private triedAt = 0

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    const hasWorked = Date.now() - this.triedAt > maxWaitMs
    this.waitMs = hasWorked ? firstWaitMs : Math.min(2 * this.waitMs, maxWaitMs)
    this.timer = setTimeout(this.retry, this.waitMs)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  retry = () => {
    clearTimeout(this.timer)
    this.triedAt = Date.now()
    // Clear the cache first: reactfire caches errors, so the retry would throw the same error again.
    clearCachedErrors()
    retryFailedDownloads()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.renderFallback(this.retry) : this.props.children
  }
}
