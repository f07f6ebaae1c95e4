import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getHrefs } from './authScreens'
import {
  claimOfEmeka,
  claimOfSola,
  createEnquiry,
  createRequest,
  getItem,
  getItemTitle,
  offlineErrorPattern,
  openItem,
  pressInItem,
} from './deskItem'
import { createSentDocument, updateSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const createdAt = new Date('2026-03-03T09:05:00Z')
const answer = { ...claimOfSola, channel: 'whatsapp', text: 'Yes,\nwe have it.' }

const getLinksIn = (page: Page, list: string) =>
  getItem(page).getByRole('list', { name: list }).getByRole('link')

describe('An item of the desk', () => {
  test('says who sent it, when, under which reference, and how late the reply is', async () => {
    const key = await createRequest({ createdAt, name: 'Chidi Okoye' })
    const page = await openItem(visit, key)
    await expect.poll(() => getItemTitle(page).innerText()).toBe('Chidi Okoye')
    await getItem(page).getByRole('button', { name: 'Print' }).waitFor()
    const text = await getItem(page).innerText()
    expect(text).toContain(key.id.slice(0, 6))
    expect(text).toContain('Sent 3 March 2026 at 10:05')
    expect(text).toMatch(/Request\s+New\s+Late since 3 March 2026 at 10:50/)
  })

  test('says how much time is left for a reply', async () => {
    const page = await openItem(visit, await createRequest({ createdAt: new Date() }))
    await expect.poll(() => getItem(page).innerText()).toMatch(/min left|Starts (at|on)/)
  })

  test('copies the reference', async () => {
    const key = await createRequest()
    const page = await openItem(visit, key)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await pressInItem(page, `Copy reference ${key.id.slice(0, 6)}`)
    await getItem(page).getByText('Copied').waitFor()
    const note = page.getByLabel('Note for colleagues')
    await note.press('Control+V')
    await expect.poll(() => note.inputValue()).toBe(key.id.slice(0, 6))
  })

  test('offers each way to reach the sender that they gave, and no other', async () => {
    const whatsapp = '0803 123 4567'
    const page = await openItem(visit, await createRequest({ phone: '+44 20 7946 0000', whatsapp }))
    expect(await getHrefs(getLinksIn(page, 'Contact details'))).toEqual([
      'https://wa.me/2348031234567',
      'tel:+442079460000',
    ])
    expect(await getLinksIn(page, 'Contact details').allInnerTexts()).toEqual([
      expect.stringContaining(whatsapp),
      expect.stringContaining('+44 20 7946 0000'),
    ])
  })

  test('lists what a request asks for with pictures, quantities in their units and links to the shop, beside its text', async () => {
    const list = 'Shea Butter: 1.5\nMoon Dust: 2\nPlease pack it well'
    const page = await openItem(visit, await createRequest({ list, items: ['1:3', '99999:4', '1:1'] }))
    const lines = getItem(page).getByRole('region', { name: 'What they need' }).getByRole('listitem')
    await lines.filter({ hasText: 'Not in our catalogue' }).waitFor()
    expect((await lines.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))).toEqual([
      ['Shea Butter', '2 kg'],
      ['Moon Dust', 'Not in our catalogue', '2'],
    ])
    const link = lines.getByRole('link')
    expect(await getHrefs(link)).toEqual(['/products/1'])
    expect(await link.getAttribute('target')).toBe('_blank')
    const picture = lines.first().locator('picture img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await getItem(page).getByRole('region', { name: 'In their own words' }).innerText()).toContain(
      list,
    )
  })

  test('names the products by the text of the request while the catalogue does not load', async () => {
    const page = await openItem(visit, await createRequest(), {
      expected: /Failed to load resource/,
      prepare: (tab) => tab.route('**/catalogue/**', (route) => route.abort()),
    })
    const line = getItem(page).getByRole('region', { name: 'What they need' }).getByRole('listitem')
    expect((await line.innerText()).split(/\s*\n\s*/)).toEqual(['Shea Butter', '1.5 kg'])
  })

  test('shows the subject and the message of an enquiry', async () => {
    const page = await openItem(
      visit,
      await createEnquiry({ subject: 'Two jars', message: 'Do you\ndeliver?' }),
    )
    const region = getItem(page).getByRole('region', { name: 'Two jars' })
    expect(await region.innerText()).toContain('Do you\ndeliver?')
    expect(await getItem(page).getByText('What they need').count()).toBe(0)
  })

  test('links to what the same sender sent before, or says that there is nothing', async () => {
    const uid = randomUUID()
    const former = await createEnquiry({ createdAt, status: 'answered', answer, subject: 'Delivery' }, uid)
    const key = await createRequest({ createdAt: new Date('2026-03-04T09:05:00Z') }, uid)
    const page = await openItem(visit, key)
    const region = getItem(page).getByRole('region', { name: 'From the same sender' })
    const link = region.getByRole('link')
    await link.waitFor()
    expect(await link.innerText()).toMatch(/Delivery[^]*3 March 2026[^]*Answered/)
    await link.click()
    await getItem(page).getByText('Sola Staff answered').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/staff/enquiries/${former.id}`)
    const alone = await openItem(visit, await createRequest())
    await getItem(alone).getByText('First message from this sender').waitFor()
  })

  test.each([
    ['that does not exist', 'XXXXXXXXXXXXXXXXXXXX', /There is no item at this address/],
    ['that cannot be read', '', /The desk can't show this item/],
  ])('says so for an item %s, with its id', async (_, missingId, sentence) => {
    const id = missingId || (await createSentDocument('enquiries', 'somebody', { message: 7 }))
    const page = await openItem(visit, { kind: 'enquiries', id })
    await getItem(page).getByText(sentence).waitFor()
    expect(await getItem(page).innerText()).toContain(`ID: ${id}`)
    expect(await getItemTitle(page).innerText()).toBe(`Enquiry ${id.slice(0, 6)}`)
  })

  test('says without a connection that an item was not read before, and looks again after the reconnect', async () => {
    const page = await openItem(visit, await createRequest(), { expected: offlineErrorPattern })
    await page.context().setOffline(true)
    await page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, '/staff/requests/XXXXXXXXXXXXXXXXXXXX')
    await getItem(page).getByText("You're offline, and this item wasn't opened before.").waitFor()
    await page.context().setOffline(false)
    await getItem(page)
      .getByText(/There is no item at this address/)
      .waitFor({ timeout: 60_000 })
    expect(await getItemTitle(page).innerText()).toBe('Request XXXXXX')
  }, 120_000)

  test('follows what colleagues do, without a reload', async () => {
    const key = await createRequest()
    const page = await openItem(visit, key)
    await updateSentDocument('requests', key.id, { claimedBy: claimOfEmeka })
    await getItem(page).getByText('Emeka Staff is answering').waitFor()
    const updatedAt = new Date('2026-03-03T13:35:00Z')
    await updateSentDocument('requests', key.id, { status: 'answered', answer, updatedAt })
    await getItem(page).getByText('Sola Staff answered on WhatsApp on 3 March 2026 at 14:35').waitFor()
    expect(await getItem(page).locator('blockquote').innerText()).toBe('Yes,\nwe have it.')
    await updateSentDocument('requests', key.id, { status: 'closed' })
    await getItem(page).getByText('Sola Staff answered on WhatsApp, closed on 3 March 2026').waitFor()
  })
})
