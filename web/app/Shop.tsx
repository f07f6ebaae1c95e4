import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import type { OpenedStore } from '../state/store'
import { App } from './App'

type Props = { opened: OpenedStore; router: (app: ReactNode) => ReactNode }

/**
 * The whole shop. What was drawn in advance knows nothing of the visitor: React takes it over as such, and then shows
 * what their browser kept.
 */
export function Shop({ opened: { store, unrestored }, router }: Props) {
  return (
    <StrictMode>
      <Provider store={store} serverState={unrestored}>
        {router(<App />)}
      </Provider>
    </StrictMode>
  )
}
