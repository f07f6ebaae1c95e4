import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import { createEnquiry, createProductSummary, sola } from './memory/deskState'
import { renderItem } from './renderDesk'
import { allChannels, getLine, getReply, getWhatsAppLink, openReply, setReply } from './replyRequest'

const products = [createProductSummary('1', 'Shea Butter')]
const queryWhatsAppLink = () => screen.queryByRole('link', { name: 'Open WhatsApp' })
const press = (name: string) => screen.getByRole('button', { name })

describe('the text of a reply', () => {
  test('to an enquiry is empty until somebody writes or chooses one', async () => {
    const enquiry = createEnquiry({ ...allChannels, claimedBy: toClaim(sola) })
    const templates = [{ id: 'answer', name: 'An answer', text: 'Hello {name}' }]
    const { user, article } = await renderItem(enquiry, { templates })
    await user.click(press('Reply by E-mail'))
    await user.click(screen.getByRole('link', { name: 'Open E-mail' }))
    article.getByText('Please write something first.')
    await user.selectOptions(article.getByLabelText('Template'), 'An answer')
    expect(getReply().value).toBe('Hello Ada Obi')
    expect(article.queryByText('Please write something first.')).toBeNull()
  })

  test('to a request waits for the marks of its lines: the button says how many, and leads to the first', async () => {
    const { user } = await openReply('Reply on WhatsApp')
    expect(getReply().value).toBe('')
    await user.click(press('Mark 2 lines'))
    expect(document.activeElement).toBe(getLine('Shea Butter: 1.5').getByLabelText('Available'))
    await user.click(getLine('Shea Butter: 1.5').getByLabelText('Not now'))
    await user.click(press('Mark 1 line'))
    expect(document.activeElement).toBe(getLine('Argan Oil: 2').getByLabelText('Available'))
    expect(getReply().value).toBe('')
    expect(queryWhatsAppLink()).toBeNull()
  })

  test('is chosen by the marks: everything in one press, some of it, or nothing', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    await user.click(press('All available'))
    expect(getReply().value).toBe('Hello Ada Obi, all of ABC234:\n- Shea Butter: 1.5\n- Argan Oil: 2')
    expect(article.getByLabelText('Template')).toHaveProperty('value', '')
    article.getByRole('option', { name: 'By your marks: Everything' })
    await user.click(getLine('Argan Oil: 2').getByLabelText('Not now'))
    expect(getReply().value).toMatch(/^Hello Ada Obi, some of /)
    await user.click(getLine('Shea Butter: 1.5').getByLabelText('Not now'))
    expect(getReply().value).toMatch(/^Hello Ada Obi, none of /)
    getWhatsAppLink()
  })

  test('begins with "Not now" for what is out of stock, and its button is about the rest', async () => {
    const soldOut = { ...createProductSummary('1', 'Shea Butter'), soldOut: true }
    const { user } = await openReply('Reply on WhatsApp', { products: [soldOut] }, { items: ['1:3'] })
    await waitFor(() =>
      expect(getLine('1.5 kg Shea Butter').getByLabelText('Not now')).toHaveProperty('checked', true),
    )
    await user.click(press('The rest is available'))
    expect(getReply().value).toMatch(/1\.5 kg Shea Butter \(not available now\)\n- Argan Oil: 2$/)
  })

  test('leaves the marks that somebody made when the rest is available', async () => {
    const { user } = await openReply('Reply on WhatsApp')
    await user.click(getLine('Shea Butter: 1.5').getByLabelText('Not now'))
    await user.click(press('The rest is available'))
    expect(getReply().value).toMatch(/Shea Butter: 1\.5 \(not available now\)\n- Argan Oil: 2$/)
    expect(press('All lines are marked').getAttribute('aria-disabled')).toBe('true')
  })

  test('cannot contradict the marks: their three texts are not among those to choose by hand', async () => {
    const { article } = await openReply('Reply on WhatsApp')
    const options = within(article.getByLabelText('Template')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Mark the lines, and they choose the text',
      'A little more time',
      'An answer',
    ])
  })

  test('that somebody edited is sent after other marks only once it was checked', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    await user.click(press('All available'))
    setReply('Good news, all of it is here.')
    getWhatsAppLink()
    await user.click(getLine('Argan Oil: 2').getByLabelText('Not now'))
    expect(queryWhatsAppLink()).toBeNull()
    expect(article.getByRole('alert').textContent).toContain('does it still say what you mean?')
    await user.click(press('Check the Text'))
    expect(document.activeElement).toBe(getReply())
    await user.click(press('Keep My Text'))
    expect(new URL(getWhatsAppLink().getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Good news, all of it is here.',
    )
  })

  test.each([
    ['{your answer}', '“your answer”'],
    ['…', 'the “…”'],
  ])(
    'is not sent while a place to fill in is left in it: it is selected and named (%s)',
    async (place, name) => {
      const { desk, item, user, article } = await openReply('Reply on WhatsApp')
      setReply(`Hello Ada,\n${place}\nGoodbye`)
      expect(queryWhatsAppLink()).toBeNull()
      await user.click(press(`Fill In ${name}`))
      article.getByText(`Please write something in place of ${name}, or delete it.`)
      const { value, selectionStart, selectionEnd } = getReply()
      expect(document.activeElement).toBe(getReply())
      expect(value.slice(selectionStart, selectionEnd)).toBe(place)
      await user.keyboard('We deliver.')
      expect(getReply().value).toBe('Hello Ada,\nWe deliver.\nGoodbye')
      expect(article.queryByText(/^Please write something/)).toBeNull()
      getWhatsAppLink()
      expect(desk.getFields(item).status).toBe('new')
    },
  )

  test('for a call is not kept while a place is left in it, but the telephone rings', async () => {
    const { user, article } = await openReply('Call')
    await user.selectOptions(article.getByLabelText('Template'), 'An answer')
    await user.click(article.getByRole('link', { name: /^Call/ }))
    expect(article.queryByText('Did you speak to them?')).toBeNull()
    press('Fill In “your answer”')
  })

  test('has the total in naira, as it was typed or not', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    await user.click(press('All available'))
    const total = article.getByLabelText('Total')
    await user.type(total, 'forty')
    await user.click(press('Correct the Total'))
    expect(document.activeElement).toBe(total)
    expect(queryWhatsAppLink()).toBeNull()
    await user.tab()
    article.getByText(/^We can't read this as a sum in naira/)
    await user.clear(total)
    await user.type(total, '45000')
    expect(getReply().value).toMatch(/\nTotal: ₦45,000$/)
    getWhatsAppLink()
  })

  test('has no total where nothing is available', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    await user.type(article.getByLabelText('Total'), '45000')
    await user.click(getLine('Shea Butter: 1.5').getByLabelText('Not now'))
    await user.click(getLine('Argan Oil: 2').getByLabelText('Not now'))
    expect(article.queryByLabelText('Total')).toBeNull()
    expect(getReply().value).not.toContain('Total')
    await user.click(getLine('Argan Oil: 2').getByLabelText('Available'))
    expect(getReply().value).toMatch(/\nTotal: ₦45,000$/)
  })

  test('names a line in the words of its sender as the product that staff match it to', async () => {
    const list = 'Shea Butter: 1.5\nDates: 5\nThank you'
    const { user, article } = await openReply('Reply on WhatsApp', { products }, { list, items: ['1:3'] })
    await user.click(article.getByRole('button', { name: 'Match to a product : Dates: 5' }))
    await user.type(article.getByRole('searchbox'), 'shea')
    await user.click(article.getByRole('button', { name: /^Shea Butter/ }))
    article.getByText('They wrote “Dates: 5”.')
    await user.click(getLine('Thank you').getByLabelText('Leave out'))
    await user.click(press('The rest is available'))
    expect(getReply().value).toMatch(/ABC234:\n- 1\.5 kg Shea Butter\n- 5 kg Shea Butter$/)
    await user.click(article.getByRole('button', { name: /^Remove Match/ }))
    expect(getReply().value).toMatch(/\n- Dates: 5$/)
  })
})
