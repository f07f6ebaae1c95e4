import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '../ui/tokens.css'
import '../ui/base.css'
import { App } from './App'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

// Without transitions a navigation shows at once: the screen's waiting state, and each letter typed into the search.
createRoot(root).render(
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
