import { Component, type ReactNode } from 'react'
import { ScreenErrorFallback } from './ScreenErrorFallback'

/** Replaces a failed screen with a notice that offers a reload, which helps, for example, after a new deployment. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ScreenErrorFallback /> : this.props.children
  }
}
