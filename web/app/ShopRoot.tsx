import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import type { ReduxStoreSetup } from '../state/store'
import { App } from './App'

type Props = { initializedStore: ReduxStoreSetup; renderRouter: (app: ReactNode) => ReactNode }

/** The root component. Hydrates with the state `unrestored`, because prerendered HTML has no visitor data. */
export function ShopRoot({ initializedStore: { store, unrestored }, renderRouter }: Props) {
  return (
    <StrictMode>
      <Provider store={store} serverState={unrestored}>
        {renderRouter(<App />)}
      </Provider>
    </StrictMode>
  )
}
