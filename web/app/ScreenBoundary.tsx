import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

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

function ScreenFailed() {
  const reload = () => {
    location.reload()
  }
  return (
    <Notice title="This page did not arrive" actions={<Button onClick={reload}>Try again</Button>}>
      <p role="alert">Something failed on the way. Check that you are online, then try again.</p>
    </Notice>
  )
}
