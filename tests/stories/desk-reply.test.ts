import { describe, expect, test } from 'vitest'
import { getHrefs } from './authScreens'
import {
  claimOfSola,
  expectStored,
  getButtonNames,
  getItem,
  getItemTitle,
  listKeptDrafts,
  openItem,
  pressInItem,
  readStoredDocument,
  waitForClaimer,
} from './deskItem'
import { allChannels, createReplyRequest, getLine, getReply, openComposer, pressAppLink } from './deskReply'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const mine = { claimedBy: claimOfSola }

describe('A reply at the desk', () => {
  test.each([
    ['each of three channels', {}, ['Reply on WhatsApp', 'Reply by E-mail', 'Call']],
    ['a phone alone', { whatsapp: 'x', email: 'x' }, ['Call']],
    ['no channel at all', { whatsapp: 'x', email: 'x', phone: 'x' }, []],
  ])('is offered where the sender gave %s', async (_, fields, names) => {
    const page = await openItem(visit, await createReplyRequest(fields))
    await getItem(page).getByRole('button', { name: 'Mark Answered' }).waitFor()
    const buttons = await getButtonNames(page)
    expect(buttons.filter((name) => /Reply|Call|Mark/.test(name))).toEqual([...names, 'Mark Answered'])
  })

  test('claims the item, moves the focus into the composer, and fills the text from marks and a total', async () => {
    const key = await createReplyRequest()
    const page = await openItem(visit, key)
    await openComposer(page)
    await waitForClaimer(page, 'You are answering')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Reply on WhatsApp/)
    expect(await getReply(page).inputValue()).toContain(`Hello Ada Obi`)
    expect(await getReply(page).inputValue()).toContain(key.id.slice(0, 6))
    await getLine(page, 'Shea Butter: 1.5').getByLabel('Substitute').check()
    await getItem(page).getByLabel('Substitute product').fill('Kpangnan Butter')
    await getLine(page, 'Argan Oil: 2').getByLabel('Not now').check()
    await getItem(page).getByLabel('Total').fill('₦45,000')
    expect(await getReply(page).inputValue()).toContain(
      '- Shea Butter: 1.5 (we suggest Kpangnan Butter instead)\n- Argan Oil: 2 (not available now)\nTotal: ₦45,000',
    )
    await getItem(page)
      .getByText(/^\d+ of 2,000 characters$/)
      .waitFor()
  })

  test('keeps an edited text as it is, until it is filled again', async () => {
    const page = await openItem(visit, await createReplyRequest(mine))
    await openComposer(page)
    await getReply(page).fill('My own words')
    await getLine(page, 'Argan Oil: 2').getByLabel('Not now').check()
    await getItem(page).getByLabel('Template').selectOption('A little more time')
    expect(await getReply(page).inputValue()).toBe('My own words')
    await pressInItem(page, 'Fill again')
    expect(await getReply(page).inputValue()).toContain('for a little more time')
    expect(await getButtonNames(page)).not.toContain('Fill again')
  })

  test('opens WhatsApp with the text that is shown, and is stored as the answer', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key)
    await openComposer(page)
    await getReply(page).fill('Yes & no {due} <b>')
    const popup = page.waitForEvent('popup')
    const url = await pressAppLink(page, 'Open WhatsApp')
    expect((await popup).url()).toBe(url.href)
    expect([url.host, url.pathname, url.searchParams.get('text')]).toEqual([
      'wa.me',
      '/2348031234567',
      'Yes & no {due} <b>',
    ])
    await getItem(page)
      .getByText(/^Sola Staff answered on WhatsApp at \d\d:\d\d$/)
      .waitFor()
    expect(await getItem(page).locator('blockquote').innerText()).toBe('Yes & no {due} <b>')
    expect(await readStoredDocument(`requests/${key.id}`)).toContain('Yes & no {due} <b>')
    await expect.poll(() => listKeptDrafts(page)).toEqual([])
    await pressInItem(page, 'Close')
    await getItem(page)
      .getByText(/closed on/)
      .waitFor()
  })

  test('offers a call with what to say, and is marked as answered afterwards', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key)
    await pressInItem(page, 'Call')
    const call = getItem(page).getByRole('link', { name: `Call ${allChannels.phone}` })
    expect(await getHrefs(call)).toEqual(['tel:+2341000000144'])
    await getItem(page).getByLabel('What you say').fill('We have all of it.')
    await pressInItem(page, 'Mark Answered')
    await getItem(page)
      .getByText(/^Sola Staff answered by phone at/)
      .waitFor()
    await expectStored(key, 'We have all of it.')
  })

  test('that went another way is marked with its channel, and needs no text', async () => {
    const key = await createReplyRequest()
    const page = await openItem(visit, key)
    await pressInItem(page, 'Mark Answered')
    await getItem(page).getByLabel('By phone').check()
    await pressInItem(page, 'Mark Answered')
    await getItem(page)
      .getByText(/^Sola Staff answered by phone at/)
      .waitFor()
    expect(await getItem(page).locator('blockquote').count()).toBe(0)
  })

  test('is not sent without a text, or with more than 2,000 characters', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key)
    await openComposer(page)
    await getReply(page).fill(' ')
    await pressAppLink(page, 'Open WhatsApp')
    await getItem(page).getByText('Please write something first.').waitFor()
    await getReply(page).fill('a'.repeat(2001))
    await pressAppLink(page, 'Open WhatsApp')
    await getItem(page)
      .getByText('Please shorten this: it has 2,001 characters, and the limit is 2,000.')
      .waitFor()
    expect(page.context().pages()).toHaveLength(1)
    expect(await readStoredDocument(`requests/${key.id}`)).toContain('"new"')
  })

  test('is opened by the keys r and a', async () => {
    const page = await openItem(visit, await createReplyRequest({ ...mine, whatsapp: 'x' }))
    await getItemTitle(page).focus()
    await page.keyboard.press('r')
    await getItem(page).getByRole('region', { name: 'Reply by E-mail: ada@example.com' }).waitFor()
    await page.keyboard.press('a')
    const panel = getItem(page).getByRole('region', { name: 'Answered another way' })
    await panel.waitFor()
    expect(await panel.getByRole('button', { name: 'Mark Answered' }).count()).toBe(1)
  })
})

test('The composer shows hostile text as text, and puts it unharmed into the link', async () => {
  const evil = '<script>alert(1)</script> =cmd|x {due} {lines} ' + 'a'.repeat(300)
  const page = await openItem(
    visit,
    await createReplyRequest({ ...mine, name: '<b>{lines}</b>', list: evil }),
  )
  await pressInItem(page, 'Reply on WhatsApp')
  await expect.poll(() => getReply(page).inputValue()).toContain(`- ${evil}`)
  expect(await getReply(page).inputValue()).toContain('Hello <b>{lines}</b>')
  const [href] = await getHrefs(getItem(page).getByRole('link', { name: 'Open WhatsApp' }))
  expect(new URL(href ?? '').searchParams.get('text')).toBe(await getReply(page).inputValue())
  for (const screen of [{ width: 320, height: 700 }, phoneViewport, desktopViewport]) {
    await page.setViewportSize(screen)
    expect(await getHorizontalOverflow(page)).toBe(0)
  }
})

test.each(['Reply on WhatsApp', 'Call', 'Mark Answered'])(
  'What “%s” opens meets WCAG 2.2 AA',
  async (name) => {
    const page = await openItem(visit, await createReplyRequest(mine))
    await pressInItem(page, name)
    await getItem(page).getByRole('button', { name: 'Keep for Later' }).waitFor()
    if (name !== 'Mark Answered') await getLine(page, 'Argan Oil: 2').getByLabel('Substitute').check()
    for (const screen of [desktopViewport, phoneViewport, { width: 320, height: 700 }]) {
      await page.setViewportSize(screen)
      await expectAccessible(page)
      expect(await getHorizontalOverflow(page)).toBe(0)
    }
  },
)
