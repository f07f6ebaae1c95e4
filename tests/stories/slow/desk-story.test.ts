import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findSentDocuments } from '../../sentDocuments'
import {
  claimAtSameMoment,
  contentionErrorPattern,
  getItem,
  openItem,
  pressInItem,
  raceTimeoutMs,
  waitForClaimer,
} from '../deskItem'
import { secondStaffAccount } from '../deskPage'
import {
  fillRequestForm,
  getRequestFormProductListField,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from '../requestForm'
import { getSentItemCard } from '../sentRequests'
import { setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

const storedOrderList = JSON.stringify([
  { id: '1', name: 'Shea Butter', category: 'Butter', imageURL: '/old.webp', count: 0.5 },
  { id: '2', name: 'Coconut Oil', category: 'Oil', imageURL: '/old.webp', count: 0.5 },
])

/** Sends the order list as a request. Returns the visitor's page and the request. */
async function sendRequest() {
  const name = `Ngozi ${randomUUID()}`
  const visitor = await visit(requestPagePath, {
    prepare: (tab) => tab.addInitScript((list) => localStorage.setItem('cartItems', list), storedOrderList),
  })
  await expect.poll(() => getRequestFormProductListField(visitor).inputValue()).not.toBe('')
  const list = await getRequestFormProductListField(visitor).inputValue()
  await fillRequestForm(visitor, { Name: name, 'Product List': list })
  await submitRequestForm(visitor)
  await getRequestSentHeading(visitor).waitFor()
  const [document] = await findSentDocuments('requests', 'name', name)
  return { visitor, key: { kind: 'requests', id: document?.id ?? '' } as const, name }
}

test('A visitor sends a request, two staff race for it, one answers, and the visitor reads the answer', async () => {
  const { visitor, key, name } = await sendRequest()
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'My Requests' }).click()
  const card = getSentItemCard(visitor, key.id)
  await card.getByText("We've received it.").waitFor()
  await visitor.evaluate(() => {
    document.documentElement.dataset.loadedOnce = 'true'
  })

  // One of them opens WhatsApp, for which the test routes the requests of the whole context.
  const options = { fresh: true, expected: contentionErrorPattern }
  const sola = await openItem(visit, key, options)
  const emeka = await openItem(visit, key, { ...options, account: secondStaffAccount })
  await claimAtSameMoment([sola, emeka])
  const isSolaFirst = await Promise.any([
    waitForClaimer(sola, 'You are answering').then(() => true),
    waitForClaimer(emeka, 'You are answering').then(() => false),
  ])
  const [winner, loser] = isSolaFirst ? [sola, emeka] : [emeka, sola]
  const winnerName = isSolaFirst ? 'Sola Staff' : 'Emeka Staff'
  await getItem(loser)
    .getByRole('alert')
    .getByText(`${winnerName} is already answering`)
    .waitFor({ timeout: raceTimeoutMs })
  await waitForClaimer(loser, `${winnerName} is answering`)
  await card.getByText(`${winnerName} is answering.`).waitFor()

  await pressInItem(winner, 'Reply on WhatsApp')
  await pressInItem(winner, 'All available')
  const line = getItem(winner).getByRole('radiogroup', { name: /Coconut Oil$/ })
  await line.getByLabel('Not now').check()
  await getItem(winner).getByLabel('Total').fill('12500')
  const reply = getItem(winner).getByLabel('Your reply')
  // The templates may still be loading.
  await expect.poll(() => reply.inputValue()).toContain(`Hello ${name}`)
  const text = await reply.inputValue()
  expect(text).toContain(key.id.slice(0, 6))
  expect(text).toMatch(
    /- [\d.]+ kg Shea Butter\n- [\d.]+ litres? Coconut Oil \(not available now\)\nTotal: ₦12,500/,
  )
  await winner.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }))
  await getItem(winner).getByRole('link', { name: 'Open WhatsApp' }).click()
  await pressInItem(winner, 'Sent')

  await card.getByText('Answered', { exact: true }).waitFor()
  await card.getByText(new RegExp(`^${winnerName} answered on WhatsApp at \\d\\d:\\d\\d\\.$`)).waitFor()
  expect(await card.getByRole('list', { name: 'Conversation' }).innerText()).toContain(text)
  expect(await visitor.evaluate(() => document.documentElement.dataset.loadedOnce)).toBe('true')
  await getItem(loser)
    .getByText(new RegExp(`^${winnerName} answered on WhatsApp at`))
    .waitFor()
  await pressInItem(loser, 'Close')
  await card.getByText('Closed', { exact: true }).waitFor()
}, 180_000)
