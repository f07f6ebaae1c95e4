import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import '../ui/tokens.css'
import '../ui/base.css'
import { App } from './App'
import { whenQuiet } from './offline/whenQuiet'
import { openShop } from './openShop'
import { prefetchScreen } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const store = openShop()
await prefetchScreen(location.pathname)

// Without transitions a navigation shows at once: the screen's waiting state, and each letter typed into the search.
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
)

// A part of its own, which nobody waits for: without it the site works as it does without a service worker. Not with hot
// reload, whose worker retires one that a build left behind.
if (!import.meta.hot && 'serviceWorker' in navigator) {
  whenQuiet(() => {
    import('./offline/start').then(
      ({ startOffline }) => startOffline(new URL(import.meta.url).pathname),
      () => undefined,
    )
  })
}
