import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getMain, openShop } from './openShop'

/** Opens a page by a device's clock that is three hours fast; the Date header of the site corrects it. */
function openAt(path: string, serverTime: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(serverTime) + 3 * 3_600_000 })
  return openShop(path, (url, options) =>
    options?.method === 'HEAD' && url === '/'
      ? new Response(null, { headers: { Date: new Date(serverTime).toUTCString() } })
      : undefined,
  )
}

test.each(['/request-a-quote', '/contact-us'])(
  '%s says while the shop is closed when it opens and answers, by the clock of the server',
  async (path) => {
    await openAt(path, '2026-03-09T07:00:00Z')
    await screen.findByText("We're closed now. We open today at 09:00 and will reply by 09:45.")
    await openAt(path, '2026-03-09T17:00:00Z')
    await screen.findByText(/^Tell us what you need and|Someone will reply to you personally\.$/)
    expect(getMain().textContent).not.toContain('closed now')
  },
)
