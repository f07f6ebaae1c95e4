import { Component, type ReactNode } from 'react'

/** The shop goes on when the session cannot be followed: Firebase did not arrive, or this build knows none. */
export class SessionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
