import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import { fillIn as fillInAccount, signInFromHeader } from './account'
import { useBrowser } from './browser'
import { button, field, fillIn, path, send, sent } from './requestForm'
import {
  asked,
  committed,
  hold,
  kept,
  lookedUp,
  loseAnswer,
  openFilled,
  standing,
  stopClock,
} from './sending'

const visit = useBrowser()

const open = (options = {}) => openFilled(visit, options)

describe('design 3. Exactly once', () => {
  test('pressed twice', async () => {
    const page = await visit(path, { fresh: true })
    // However long filling in takes, the form still stands at the second press.
    await stopClock(page)
    const list = randomUUID()
    await fillIn(page, { 'Product List': list })
    await button(page, 'SEND REQUEST').dblclick()
    await page.clock.runFor(2000)
    await page.clock.resume()
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
    expect(await page.getByText(/^Reference /).count()).toBe(1)
  })

  test.each([
    ['creating', committed],
    ['looking', lookedUp],
  ])('the answer to %s is lost', async (_, kind) => {
    const { page, list } = await open(asked)
    const letGo = await loseAnswer(page, kind)
    await send(page)
    await kept(page).waitFor()
    letGo()
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test('the network is cut in the middle, and comes back', async () => {
    const { page, list } = await open(asked)
    const release = await hold(page, committed)
    const asking = page.waitForRequest(committed)
    await send(page)
    await asking
    await page.context().setOffline(true)
    await release()
    await kept(page).waitFor()
    await page.context().setOffline(false)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test('the page is loaded anew in the middle: what was handed in is shown and arrives', async () => {
    const { page, list } = await open(asked)
    const asking = page.waitForRequest(committed)
    await hold(page, committed)
    await send(page)
    await asking
    await page.unroute(committed)
    await page.reload()
    await sent(page).waitFor()
    await page.reload()
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test('two tabs send the same draft', async () => {
    const { page, list } = await open(asked)
    const tab = await page.context().newPage()
    await tab.goto(path)
    await expect.poll(() => field(tab, 'Product List').inputValue()).toBe(list)
    // The faster one takes the other's form away, perhaps before its press.
    for (const one of [page, tab]) void send(one).catch(() => undefined)
    await Promise.all([sent(page).waitFor(), sent(tab).waitFor()])
    expect(await standing(list)).toHaveLength(1)
  })

  test('a guest registers after the answer was lost', async () => {
    const { page, list } = await open(asked)
    const letGo = await loseAnswer(page, committed)
    await send(page)
    await kept(page).waitFor()
    await page.goto('/register-account')
    const { email, password } = { email: `${randomUUID()}@arielle.test`, password: 'first-pass-1' }
    await fillInAccount(page, { Email: email, Password: password, 'Confirm Password': password }, 'ENTER')
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
    letGo()
    await page.goto(path)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test('a guest signs in to another account after the answer was lost', async () => {
    const account = await registeredAccount()
    const { page, list } = await open(asked)
    const letGo = await loseAnswer(page, committed)
    await send(page)
    await kept(page).waitFor()
    await signInFromHeader(page, account)
    letGo()
    await page.goto(path)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })
})
