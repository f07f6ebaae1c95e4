import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; onError: () => void }

/** Reports a failed upload: reactfire throws its error while rendering. */
export class UploadErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
