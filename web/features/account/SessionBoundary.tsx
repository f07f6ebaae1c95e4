import { Component, type ReactNode } from 'react'
import { showToast } from '../../ui/toast'

/** The shop goes on when the session cannot be followed: Firebase did not arrive, or this build knows none. */
export class SessionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    showToast(
      'info',
      'Your account could not be reached. Go on as you are: this page keeps your order list, and loading it again tries once more.',
    )
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
