import { Component, type ReactNode } from 'react'
import { clearCachedDocuments } from './reactfireCache'

type Props = { children: ReactNode; renderFallback: (retry: () => void) => ReactNode }

/** Catches the errors that reactfire's hooks throw when a Firestore query fails, and shows a fallback with a retry. */
export class LiveDataErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    // Clear the cache before the retry: reactfire also caches errors, so the retry would throw the same error again.
    clearCachedDocuments()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.renderFallback(this.retry) : this.props.children
  }
}
