import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentItemReport } from '../../../domain/conversation/sentItemReport'
import { getStatusLinkPath } from '../../../domain/site/statusLink'
import { press } from './formFields'
import { renderShop } from './renderShop'

const statusLink = getStatusLinkPath('q2Zt8b1M4uKxYw9PnLrVdSgHcJf0E7aTiQoB5vUe6k_')
const newReport: SentItemReport = {
  reference: 'ABC234',
  kind: 'requests',
  status: 'new',
  createdAt: Date.parse('2026-03-09T13:50+01:00'),
  waitingSince: Date.parse('2026-03-09T13:50+01:00'),
  promisedAt: null,
  answeredAt: null,
  answer: null,
  accepted: null,
  steps: {},
  replies: [],
  products: new Map(),
}
const answeredReport: SentItemReport = {
  ...newReport,
  status: 'answered',
  answeredAt: Date.parse('2026-03-09T14:10+01:00'),
  answer: { name: 'Sola', channel: 'email', text: 'Yes, we deliver to Ibadan.\nOn Saturdays.' },
}

const findCard = async () => within(await screen.findByRole('article'))
/** The page looks the link up again when the visitor returns to it. */
const returnToPage = () => fireEvent(window, new Event('visibilitychange'))

test('a status link shows the status, and then the answer', async () => {
  const { reportStatus } = await renderShop(statusLink, { report: { kind: 'found', report: newReport } })
  const card = await findCard()
  card.getByText("We've received it.")
  expect(screen.getByRole('article').textContent).toContain('Sent 9 March 2026 at 13:50')
  expect(screen.queryByText('Nothing sent yet')).toBeNull()
  reportStatus({ kind: 'found', report: answeredReport })
  returnToPage()
  await card.findByText('Sola answered by e-mail on 9 March at 14:10.')
  card.getByText(/^Yes, we deliver to Ibadan\./)
})

test('a wrong status link shows nothing, and says so in one friendly sentence', async () => {
  await renderShop(statusLink)
  await screen.findByRole('heading', { name: "This link doesn't work" })
  expect(screen.queryByRole('article')).toBeNull()
})

test('a status link that cannot be looked up says so, tries again, and then keeps what it showed', async () => {
  const { reportStatus, user } = await renderShop(statusLink, { report: { kind: 'unreachable' } })
  await screen.findByRole('heading', { name: "We can't load this right now" })
  reportStatus({ kind: 'found', report: newReport })
  press('Try again')
  await findCard()
  reportStatus({ kind: 'unreachable' })
  returnToPage()
  await screen.findByText(/^You're offline, so this may be out of date\./)
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'See everything sent from this browser' }))
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})
