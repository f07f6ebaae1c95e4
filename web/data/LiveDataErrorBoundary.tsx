import { Component, type ReactNode } from 'react'
import { clearCachedDocuments } from './reactfireCache'

type Props = { children: ReactNode; renderFallback: (retry: () => void) => ReactNode }

/** Catches what reactfire's hooks throw when the database refuses, and shows a fallback that can try again. */
export class LiveDataErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    // reactfire caches errors too: without this the retry would throw the same error again.
    clearCachedDocuments()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.renderFallback(this.retry) : this.props.children
  }
}
