import { Component, type ReactNode } from 'react'
import { ScreenFailed } from './ScreenFailed'

/**
 * Keeps header and footer standing when a screen fails: its part of the program did not arrive, or it broke.
 * Loading the page anew mends both an interrupted connection and a site that was published anew meanwhile.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ScreenFailed /> : this.props.children
  }
}
