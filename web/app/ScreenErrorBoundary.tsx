import { Component, type ReactNode } from 'react'
import { ScreenErrorFallback } from './ScreenErrorFallback'

/**
 * Keeps the header and the footer when a screen fails to load or to render. A reload fixes both a broken connection
 * and a deployment since the page was opened.
 */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ScreenErrorFallback /> : this.props.children
  }
}
