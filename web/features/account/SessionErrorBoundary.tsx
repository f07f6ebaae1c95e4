import { Component, type ReactNode } from 'react'
import { layoutMessages } from '../../../domain/messages/layout'
import { showToast } from '../../ui/toasts/showToast'

/** Hides the account parts when Firebase cannot be loaded or is not configured; the shop still works. */
export class SessionErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    showToast('info', layoutMessages.sessionFailedMessage)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
