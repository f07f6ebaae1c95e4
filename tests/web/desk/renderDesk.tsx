import { render, screen, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { DeskServicesContext } from '../../../web/data/desk/DeskServices'
import { Desk } from '../../../web/desk/Desk'
// Imported here, so that no test waits for a lazily loaded screen.
import '../../../web/desk/StaffScreens'
import '../../../web/desk/account/AccountScreen'
import '../../../web/desk/catalogue/CatalogueScreens'
import '../../../web/desk/prices/PricesScreen'
import '../../../web/desk/settings/SettingsScreen'
import { createMemoryDesk, type MemoryDeskOptions } from './memory/createMemoryDesk'

/** Opens the desk at a path, with services in memory. */
export function renderDesk(path: string, options: MemoryDeskOptions = {}) {
  history.replaceState(null, '', path)
  const desk = createMemoryDesk(options)
  const user = userEvent.setup({ delay: null })
  const view = render(
    <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
      <DeskServicesContext value={desk.services}>
        <Desk />
      </DeskServicesContext>
    </BrowserRouter>,
  )
  return {
    desk,
    user,
    /** Loads the page again: what the device keeps stays. */
    reload: () => {
      view.unmount()
      return renderDesk(location.pathname + location.search, { ...options, ...desk.getState() })
    },
  }
}

/** Opens an item at the desk, and waits until it is shown; `article` has what the item shows. */
export async function renderItem(
  item: NonNullable<MemoryDeskOptions['items']>[number],
  options: MemoryDeskOptions = {},
) {
  const rendered = renderDesk(`/staff/${item.kind}/${item.id}`, { items: [item], ...options })
  const article = await screen.findByRole('article')
  return { ...rendered, article: within(article) }
}

/** Signs in at the desk's own sign-in. */
export async function signIn(user: UserEvent, { email, password }: { email: string; password: string }) {
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

/** Opens the inbox, and waits until it shows what the server has. */
export async function renderInbox(query: string, options: MemoryDeskOptions = {}) {
  const rendered = renderDesk(`/staff${query}`, options)
  await screen.findByText('Live')
  return rendered
}

/** Exports what the inbox shows: the button is in the menu 'More'. */
export async function exportCsv(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
}

/** The rows of the inbox, or of the search's results. */
export function listRows(): HTMLElement[] {
  return screen.queryAllByRole('link').filter((link) => link.dataset.inboxRow !== undefined)
}
