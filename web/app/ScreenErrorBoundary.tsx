import { Component, type ReactNode } from 'react'
import { ScreenErrorFallback } from './ScreenErrorFallback'

/**
 * Shows an error notice in place of a screen that fails to load or to render; the header and footer stay. The notice
 * offers a reload, which helps after a lost connection or a new deployment.
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
