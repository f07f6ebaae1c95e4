import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import { sentWith } from '../sentDocuments'
import { signInFromHeader } from './account'
import { useBrowser } from './browser'
import * as contact from './contactForm'
import { isFocused } from './forms'
import { button, field, fillIn, order, path, send, sent } from './requestForm'
import { asked, openFilled, referenceOn, standing, stopClock } from './sending'
import { reportsIn } from './violations'

const visit = useBrowser()

const open = (options = {}) => openFilled(visit, options)

describe('design 3. Sending', () => {
  test('a guest sends a request: one document, confirmed with its reference, and the focus is on it', async () => {
    const { page, list } = await open()
    await send(page)
    await sent(page).waitFor()
    expect(await isFocused(sent(page))).toBe(true)
    const [document, ...more] = await standing(list)
    expect(more).toEqual([])
    expect(document?.id.startsWith(await referenceOn(page))).toBe(true)
    const { createdAt, uid, ...fields } = document?.fields ?? {}
    expect(fields).toEqual({
      name: 'Ada Obi',
      phone: '+234 803 456 7890',
      whatsapp: '+234 803 456 7891',
      email: 'ada@example.com',
      list,
      items: [],
      status: 'new',
    })
    expect([typeof createdAt, typeof uid]).toEqual(['string', 'string'])
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  })

  test('a customer sends under their account, and what the order list holds goes along', async () => {
    const account = await registeredAccount()
    const page = await visit('/')
    await signInFromHeader(page, account)
    await order(page, 'Shea Butter', 'Coconut Oil')
    const name = randomUUID()
    await field(page, 'Name').fill(name)
    await send(page)
    await sent(page).waitFor()
    expect(await sentWith('requests', 'name', name)).toMatchObject([
      { fields: { uid: account.uid, email: account.email, items: ['1:1', '2:1'] } },
    ])
  })

  test('a message is sent: one document, without a phone number where none was given', async () => {
    const page = await visit(contact.path)
    const text = randomUUID()
    await contact.fillIn(page, { Message: text })
    await contact.submit(page)
    await contact.sent(page).waitFor()
    const [document, ...more] = await sentWith('enquiries', 'message', text)
    expect(more).toEqual([])
    expect(Object.keys(document?.fields ?? {}).sort()).toEqual([
      'createdAt',
      'email',
      'fullname',
      'message',
      'status',
      'subject',
      'uid',
    ])
  })

  test('nothing of it is against the policy of the site', async () => {
    const page = await visit(path, { fresh: true })
    const reports = await reportsIn(page)
    await fillIn(page)
    await send(page)
    await sent(page).waitFor()
    expect(reports).toEqual([])
  })

  test('asks for no account before the first send, and makes one then', async () => {
    const { page } = await open(asked)
    const accounts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('accounts:signUp')) accounts.push(request.url())
    })
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    await send(page)
    await sent(page).waitFor()
    expect(accounts).toHaveLength(1)
  })
})

describe('design 3. Programs that fill in forms', () => {
  test('do not send: a field that people do not see gives them away, and a person loses nothing', async () => {
    const { page, list } = await open()
    await page.locator('input[name="website"]').evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = 'https://example.com'
    })
    await send(page)
    await page.getByRole('alert').filter({ hasText: 'so it was not sent' }).waitFor()
    expect(await standing(list)).toEqual([])
    await send(page)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test('are held for two seconds; whoever is that quick waits the rest of it', async () => {
    const page = await visit(path, { fresh: true })
    await stopClock(page)
    await fillIn(page)
    await send(page)
    await expect.poll(() => button(page, 'SEND REQUEST').getAttribute('aria-busy')).toBe('true')
    await page.clock.runFor(2000)
    await page.clock.resume()
    await sent(page).waitFor()
  })

  test('find a field that no person meets', async () => {
    const page = await visit(path)
    const trap = page.locator('input[name="website"]')
    await trap.waitFor({ state: 'attached' })
    expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0)
    expect(await trap.getAttribute('tabindex')).toBe('-1')
    expect(await trap.getAttribute('autocomplete')).toBe('off')
  })
})
