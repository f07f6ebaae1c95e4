import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { type ShopServices, ShopServicesProvider } from '../data/ShopServices'
import type { ReduxStoreSetup } from '../state/store'
import { App } from './App'

type Props = {
  services: ShopServices
  initializedStore: ReduxStoreSetup
  renderRouter: (app: ReactNode) => ReactNode
}

/** The root component. Hydrates with the state `unrestored`, because prerendered HTML has no visitor data. */
export function ShopRoot({ services, initializedStore: { store, unrestored }, renderRouter }: Props) {
  return (
    <StrictMode>
      <ShopServicesProvider value={services}>
        <Provider store={store} serverState={unrestored}>
          {renderRouter(<App />)}
        </Provider>
      </ShopServicesProvider>
    </StrictMode>
  )
}
