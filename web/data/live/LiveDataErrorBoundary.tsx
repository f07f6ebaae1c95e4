import { Component, type ReactNode } from 'react'
import { retryFailedDownloads } from '../../browser/retryableLazy'
import { clearCachedDocuments } from './reactfireCache'

type Props = { children: ReactNode; renderFallback: (retry: () => void) => ReactNode }

/** Shows a fallback with a retry when a Firestore query of reactfire's hooks or the download of a component fails. */
export class LiveDataErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    // Clear the cache first: reactfire caches errors, so the retry would throw the same error again.
    clearCachedDocuments()
    retryFailedDownloads()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.renderFallback(this.retry) : this.props.children
  }
}
