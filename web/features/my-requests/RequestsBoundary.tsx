import { Component, type ReactNode } from 'react'
import { forgetDocuments } from '../../data/sessionCache'
import { RequestsFailed } from './RequestsFailed'

/** Keeps the page standing when its live part fails: reactfire's hooks throw whatever the database refuses. */
export class RequestsBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  tryAgain = () => {
    // reactfire would go on throwing what it was once told.
    forgetDocuments()
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <RequestsFailed onTryAgain={this.tryAgain} /> : this.props.children
  }
}
