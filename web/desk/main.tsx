import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '../ui/tokens.css'
import '../ui/displayFace.css'
import '../ui/base.css'
import { deskWorkerPath } from '../browser/serviceWorkerConfig'
import { createTrustedTypesPolicy } from '../browser/trustedScriptUrls'
import { keepInstallOffer } from '../browser/installPrompt'
import { limitIndexedDBOpenTime } from '../browser/limitIndexedDB'
import { loadDisplayFace } from '../ui/displayFace'
import { watchPublishedChangesWhenIdle } from '../data/catalogue/publishedChanges'
import { DeskServicesContext } from '../data/desk/DeskServices'
import { firebaseDeskServices } from '../data/desk/firebaseDeskServices'
import { Desk } from './Desk'

createTrustedTypesPolicy(deskWorkerPath)
const root = document.getElementById('root')
if (!root) throw new Error('staff.html has no element with the id root')
limitIndexedDBOpenTime()
keepInstallOffer()
loadDisplayFace()
createRoot(root).render(
  <StrictMode>
    {/* Without transitions, because the search field shows a text of the address while it is typed. */}
    <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
      <DeskServicesContext value={firebaseDeskServices}>
        <Desk />
      </DeskServicesContext>
    </BrowserRouter>
  </StrictMode>,
)
watchPublishedChangesWhenIdle()
