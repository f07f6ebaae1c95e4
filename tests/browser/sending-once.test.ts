import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import { fillIn as fillInAccount, signInFromHeader } from './account'
import { useBrowser } from './browser'
import { button, field, path, send, sent } from './requestForm'
import { asked, committed, hold, kept, lookedUp, loseAnswers, openFilled, standing } from './sending'

const visit = useBrowser()

const open = (options = {}) => openFilled(visit, options)

describe('design 3. Exactly once', () => {
  test('pressed twice', async () => {
    const { page, list } = await open()
    await button(page, 'SEND REQUEST').dblclick()
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
    expect(await page.getByText(/^Reference /).count()).toBe(1)
  })

  test.each([
    ['creating', committed],
    ['looking', lookedUp],
  ])('the answer to %s is lost', async (_, kind) => {
    const { page, list } = await open(asked)
    await loseAnswers(page, kind, 'first')
    await send(page)
    await kept(page).waitFor()
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
    await Promise.all([send(page), send(tab).catch(() => undefined)])
    await Promise.all([sent(page).waitFor(), sent(tab).waitFor()])
    expect(await standing(list)).toHaveLength(1)
  })

  test('a guest registers after the answer was lost', async () => {
    const { page, list } = await open(asked)
    await loseAnswers(page, committed, 'all')
    await send(page)
    await kept(page).waitFor()
    await page.goto('/register-account')
    const { email, password } = { email: `${randomUUID()}@arielle.test`, password: 'first-pass-1' }
    await fillInAccount(page, { Email: email, Password: password, 'Confirm Password': password }, 'ENTER')
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
    await page.unroute(committed)
    await page.goto(path)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test('a guest signs in to another account after the answer was lost', async () => {
    const account = await registeredAccount()
    const { page, list } = await open(asked)
    await loseAnswers(page, committed, 'all')
    await send(page)
    await kept(page).waitFor()
    await signInFromHeader(page, account)
    await page.unroute(committed)
    await page.goto(path)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })
})
