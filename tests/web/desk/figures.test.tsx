import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getFiguresDate } from '../../../domain/figures/figuresDate'
import { createProductSummary, deskOpenedAtMs } from './memory/deskState'
import { renderDesk } from './renderDesk'

const date = getFiguresDate(deskOpenedAtMs - 80 * 86_400_000)
const reply = { received: 4, answered: 3, late: 1, minutes: { 5: 1, 12: 1, 130: 1 } }
const day = {
  ...reply,
  hours: { 3: reply },
  channels: { phone: reply },
  staff: { 'ngozi Ngozi Obi': reply },
  products: { 84: { requests: 2, halves: 7 } },
  quotes: {
    quoted: { count: 4, kobo: 5_000_050, products: { 84: 4_000_050, 0: 1_000_000 } },
    accepted: { count: 3, kobo: 3_000_000, products: { 84: 3_000_000 } },
    minutes: { 30: 2, 125: 1 },
  },
}
const products = [createProductSummary('84', 'Avocado Butter')]

async function renderFigures(path = '/staff/figures?days=91') {
  const rendered = renderDesk(path, { days: { [date]: day }, products })
  await screen.findByRole('heading', { level: 1, name: 'Figures' })
  const showTable = async (name: string) => {
    const section = within(screen.getByRole('region', { name }))
    await rendered.user.click(section.getByRole('button', { name: /^Show as table/ }))
    return section.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  }
  return { ...rendered, showTable }
}

describe('the figures', () => {
  test('show the numbers of each day, week, hour, channel, staff member and product in a table behind the chart', async () => {
    const { showTable } = await renderFigures()
    const numbers = ['4', '3', '1', '12 min', '2 h 10 min']
    expect((await showTable('By Day'))[11]).toEqual([expect.any(String), ...numbers])
    expect(await showTable('By Week')).toHaveLength(1 + 13)
    expect(await showTable('By Hour of the Week')).toContainEqual([
      expect.stringMatching(/03:00$/),
      ...numbers,
    ])
    expect(await showTable('By Staff')).toContainEqual(['Ngozi Obi', '3', '1', '12 min', '2 h 10 min'])
    expect(await showTable('By Channel')).toContainEqual(['Phone', '3', '1', '12 min', '2 h 10 min'])
    expect((await showTable('Most Requested'))[1]?.[0]).toBe('Avocado Butter')
  })

  test('say in words how fast half of the answers and nine of ten came', async () => {
    const { showTable } = await renderFigures()
    const totals = within(screen.getByRole('region', { name: 'Totals' }))
    expect(totals.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Received4',
      'Answered3',
      'Late1',
      'Half within12 min',
      'Nine of ten within2 h 10 min',
    ])
    screen.getAllByText('3 answered, 1 late, half within 12 min')
    screen.getAllByText(/: half within 12 min, nine of ten within 2 h 10 min$/)
    screen.getAllByText(/: no answers$/)
    const [heads] = await showTable('By Week')
    expect(heads?.slice(1)).toEqual(['Received', 'Answered', 'Late', 'Half within', 'Nine of ten within'])
  })

  test('show what was quoted and accepted, by value and by product, its share, and how long the yes took', async () => {
    const { showTable } = await renderFigures()
    const quotes = within(screen.getByRole('region', { name: 'Quotes' }))
    expect(quotes.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Quoted4',
      'Value quoted₦50,000.50',
      'Accepted3',
      'Value accepted₦30,000',
      'Share accepted75 %',
      'Half accepted within30 min',
    ])
    expect(await showTable('Quotes')).toEqual([
      ['Product', 'Value quoted', 'Value accepted'],
      ['Avocado Butter', '₦40,000.50', '₦30,000'],
      ['In other words', '₦10,000', '₦0'],
    ])
  })

  test('update without a reload, and keep the chosen time in the address', async () => {
    const { desk, user, showTable } = await renderFigures('/staff/figures?days=7')
    screen.getByText(/7 days/)
    await user.click(screen.getByRole('button', { name: '91 Days' }))
    expect(location.search).toBe('?days=91')
    await showTable('By Day')
    desk.update(() => ({ days: { [date]: { ...day, received: 5 } } }))
    screen.getByRole('cell', { name: '5' })
  })
})
