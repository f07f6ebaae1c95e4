import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  allChannels,
  getLine,
  getReply,
  getWhatsAppLink,
  mine,
  openReply,
  renderReplyRequest,
  sendOnWhatsApp,
  setReply,
} from './replyRequest'

describe('a reply', () => {
  test.each([
    ['each of three channels', {}, ['Reply on WhatsApp', 'Reply by E-mail', 'Call']],
    ['a phone alone', { whatsapp: 'x', email: 'x' }, ['Call']],
    ['no channel at all', { whatsapp: 'x', email: 'x', phone: 'x' }, []],
  ])('is offered where the sender gave %s', async (_, fields, names) => {
    const { article } = await renderReplyRequest(fields)
    const buttons = article.getAllByRole('button', { name: /Reply|Call|Mark/ })
    expect(buttons.map(({ textContent }) => textContent)).toEqual([...names, 'Mark Answered'])
  })

  test('claims the item, moves the focus into the composer, and fills the text from marks and a total', async () => {
    const { user, article } = await renderReplyRequest()
    await user.click(article.getByRole('button', { name: 'Reply on WhatsApp' }))
    await article.findByText('You are answering')
    expect(document.activeElement?.textContent).toMatch(/^Reply on WhatsApp/)
    await user.click(getLine('Shea Butter: 1.5').getByLabelText('Substitute'))
    await user.type(article.getByLabelText('Substitute product'), 'Kpangnan Butter')
    await user.click(getLine('Argan Oil: 2').getByLabelText('Not now'))
    await user.type(article.getByLabelText('Total'), '45000')
    expect(getReply().value).toBe(
      'Hello Ada Obi, some of ABC234:\n- Shea Butter: 1.5 (we suggest Kpangnan Butter instead)\n' +
        '- Argan Oil: 2 (not available now)\nTotal: ₦45,000',
    )
    article.getByText(/^\d+ of 2,000 characters$/)
  })

  test('keeps an edited text as it is, until it is filled again', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    setReply('My own words')
    await user.click(getLine('Argan Oil: 2').getByLabelText('Not now'))
    await user.selectOptions(article.getByLabelText('Template'), 'A little more time')
    expect(getReply().value).toBe('My own words')
    await user.click(article.getByRole('button', { name: 'Fill again' }))
    expect(getReply().value).toMatch(/^Please give us until .*13:45\.$/)
    expect(article.queryByRole('button', { name: 'Fill again' })).toBeNull()
  })

  test('goes to WhatsApp as it is shown, and is stored as the answer', async () => {
    const { desk, item, user, article } = await openReply('Reply on WhatsApp')
    setReply('Yes & no {1} <b>')
    const url = new URL(getWhatsAppLink().getAttribute('href') ?? '')
    expect(url.origin + url.pathname).toBe('https://wa.me/2348031234567')
    expect(url.searchParams.get('text')).toBe('Yes & no {1} <b>')
    expect(getWhatsAppLink().getAttribute('target')).toBe('_blank')
    await sendOnWhatsApp(user)
    await article.findByText('Sola Staff answered on WhatsApp at 13:00')
    expect(desk.getFields(item).answer).toMatchObject({ channel: 'whatsapp', text: 'Yes & no {1} <b>' })
    await user.click(article.getByRole('button', { name: 'Close' }))
    await article.findByText(/^Closed on/)
  })

  test('that WhatsApp was opened with is asked about, and answers nothing before somebody says that it was sent', async () => {
    const { desk, item, user, article, reload } = await openReply('Reply on WhatsApp')
    setReply('We have all of it.')
    await user.click(getWhatsAppLink())
    expect(document.activeElement).toBe(article.getByRole('group', { name: 'Did you send it?' }))
    expect(desk.getFields(item).status).toBe('new')
    await user.click(article.getByRole('button', { name: 'Not yet' }))
    expect(article.queryByText('Did you send it?')).toBeNull()
    expect(getReply().value).toBe('We have all of it.')
    expect(document.activeElement?.textContent).toMatch(/^Reply on WhatsApp/)
    await user.click(getWhatsAppLink())
    // A phone may end the page while WhatsApp is in front.
    const { desk: later, user: laterUser } = reload()
    await screen.findByText('Did you send it?')
    expect(document.activeElement).toBe(document.body)
    await laterUser.click(screen.getByRole('button', { name: 'Sent' }))
    await screen.findByText('Sola Staff answered on WhatsApp at 13:00')
    expect(later.getFields(item).answer).toMatchObject({ channel: 'whatsapp', text: 'We have all of it.' })
  })

  test('is no longer asked about once its text is another', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    setReply('We have some of it.')
    await user.click(getWhatsAppLink())
    article.getByText('Did you send it?')
    setReply('We have all of it.')
    expect(article.queryByText('Did you send it?')).toBeNull()
    getWhatsAppLink()
  })

  test('by phone asks after the call whether they spoke', async () => {
    const { desk, item, user, article } = await openReply('Call')
    await user.click(article.getByRole('link', { name: `Call ${allChannels.phone}` }))
    article.getByText('Did you speak to them?')
    await user.click(article.getByRole('button', { name: 'Not yet' }))
    await user.click(article.getByRole('link', { name: `Call ${allChannels.phone}` }))
    expect(desk.getFields(item).status).toBe('new')
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await article.findByText('Sola Staff answered by phone at 13:00')
  })

  test('by phone offers the call with what to say, and is marked as answered afterwards', async () => {
    const { desk, item, user, article } = await openReply('Call')
    const call = article.getByRole('link', { name: `Call ${allChannels.phone}` })
    expect(call.getAttribute('href')).toBe('tel:+2341000000144')
    fireEvent.change(article.getByLabelText('What you say'), { target: { value: 'We have all of it.' } })
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await article.findByText('Sola Staff answered by phone at 13:00')
    expect(desk.getFields(item).answer).toMatchObject({ channel: 'phone', text: 'We have all of it.' })
  })

  test('that went another way is marked with its channel, and needs no text', async () => {
    const { user, article } = await renderReplyRequest()
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await user.click(article.getByLabelText('By phone'))
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await article.findByText('Sola Staff answered by phone at 13:00')
    expect(document.querySelector('blockquote')).toBeNull()
  })

  test.each([
    [' ', 'Please write something first.'],
    ['a'.repeat(2001), 'Please shorten this: it has 2,001 characters, and the limit is 2,000.'],
  ])('is not sent without a text, or with more than 2,000 characters (%#)', async (text, message) => {
    const { desk, item, user, article } = await openReply('Reply on WhatsApp')
    setReply(text)
    await user.click(getWhatsAppLink())
    article.getByText(message)
    expect(desk.getFields(item).status).toBe('new')
  })

  test('is opened by the keys r and a', async () => {
    const { user, article } = await renderReplyRequest({ ...mine, whatsapp: 'x' })
    await user.keyboard('r')
    article.getByRole('region', { name: 'Reply by E-mail: ada@example.com' })
    await user.keyboard('a')
    const panel = within(article.getByRole('region', { name: 'Answered another way' }))
    panel.getByRole('button', { name: 'Mark Answered' })
  })
})
