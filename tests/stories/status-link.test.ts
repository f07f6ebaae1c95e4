import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { getStatusLinkPath } from '../../domain/site/statusLink'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const token = 'q2Zt8b1M4uKxYw9PnLrVdSgHcJf0E7aTiQoB5vUe6k_'
const statusLink = getStatusLinkPath(token)
const unexpectedRequest = /identitytoolkit|securetoken|google\.firestore|\/(firebaseAuth|SentItemsObserver)-/

const newReport = {
  reference: 'ABC234',
  kind: 'requests',
  status: 'new',
  createdAt: Date.parse('2026-03-09T13:50+01:00'),
  answeredAt: null,
  answer: null,
}
const answeredReport = {
  ...newReport,
  status: 'answered',
  answeredAt: Date.parse('2026-03-09T14:10+01:00'),
  answer: { name: 'Sola', channel: 'email', text: 'Yes, we deliver to Ibadan.\nOn Saturdays.' },
}

/** Answers the page's calls of the API, which has no functions behind it in these tests. */
async function answerStatusCalls(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unroute(`**${apiPaths.sentItemStatus}`)
  await page.route(`**${apiPaths.sentItemStatus}`, answer)
}

const found = (report: object) => (route: Route) => route.fulfill({ json: report })

const getCard = (page: Page) => page.getByRole('article', { name: 'Product request ABC234' })

/** The page looks the link up again when the visitor returns to it. */
const returnToPage = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('A status link (/my-requests#status=…) shows the status and then the answer on any device, without Firebase and without its token in an address', async () => {
  const requests: { url: string; body: string | null }[] = []
  const page = await visit(statusLink, {
    fresh: true,
    screen: phoneViewport,
    prepare: async (opened) => {
      opened.on('request', (request) => requests.push({ url: request.url(), body: request.postData() }))
      await answerStatusCalls(opened, found(newReport))
    },
  })
  await getCard(page).getByText("We've received it.").waitFor()
  expect(await getCard(page).innerText()).toContain('Sent 9 March 2026 at 13:50')
  expect(await page.getByText('Nothing sent yet').count()).toBe(0)
  await expectAccessible(page)
  await answerStatusCalls(page, found(answeredReport))
  await returnToPage(page)
  await getCard(page).getByText('Sola answered by e-mail on 9 March at 14:10.').waitFor()
  const conversation = getCard(page).getByRole('list', { name: 'Conversation' })
  expect(await conversation.innerText()).toContain(answeredReport.answer.text)
  await page.setViewportSize(desktopViewport)
  await expectAccessible(page)
  expect(requests.filter(({ body }) => body !== null).map(({ body }) => body)).toContain(
    JSON.stringify({ token }),
  )
  expect(requests.filter(({ url }) => url.includes(token) || unexpectedRequest.test(url))).toEqual([])
})
