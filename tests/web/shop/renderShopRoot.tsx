import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { ShopServices } from '../../../web/data/ShopServices'

/** Renders the shop at the address of the page, as web/app/main.tsx does, with modules as they are loaded now. */
export async function renderShopRoot(services: ShopServices) {
  cleanup()
  // No style sheet is loaded here, and happy-dom takes long to find that out for every element that a query looks at.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('div').style)
  const [
    { initStore },
    { selectIsReduxStateRestored },
    { prefetchRoute },
    { ShopRoot },
    { PrerenderedPageRouter },
  ] = await Promise.all([
    import('../../../web/app/initStore'),
    import('../../../web/state/store'),
    import('../../../web/app/routes'),
    import('../../../web/app/ShopRoot'),
    import('../../../web/app/PrerenderedPageRouter'),
  ])
  // A failure is the screen's to show.
  await prefetchRoute(services.catalogue, location.pathname).catch(() => undefined)
  const initializedStore = initStore(services)
  const { store } = initializedStore
  await vi.waitUntil(() => selectIsReduxStateRestored(store.getState()))
  render(
    <ShopRoot
      services={services}
      initializedStore={initializedStore}
      renderRouter={(app) => <PrerenderedPageRouter prerenderedPath={undefined}>{app}</PrerenderedPageRouter>}
    />,
  )
  return { store, user: userEvent.setup({ delay: null }) }
}
