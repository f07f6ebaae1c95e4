import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { AddNameOutcome } from '../../../../web/data/desk/catalogue/addOtherName'
import type { MemoryDeskOptions } from '../memory/createMemoryDesk'
import { createProductSummary } from '../memory/deskState'
import { createProduct, fill, getButton, getField, openCatalogue, publishAll } from './catalogueDesk'

const months = [
  {
    month: '2026-11',
    words: [
      { word: 'kuli zed', count: 12 },
      { word: 'okwuma', count: 1 },
    ],
  },
  { month: '2026-10', words: [{ word: 'kuli zed', count: 3 }] },
]
const shea = createProduct({ name: 'Shea Butter' })

async function openSearches(catalogue: MemoryDeskOptions['catalogue'] = {}) {
  const rendered = openCatalogue('/searches', {
    ...publishAll([shea]),
    products: [createProductSummary(shea.id, 'Shea Butter'), createProductSummary('2', 'Black Soap')],
    otherNames: new Map([['2', ['Okwuma']]]),
    catalogue: {
      fetchMissingSearches: () => Promise.resolve({ kind: 'fetched', months }),
      ...catalogue,
    },
  })
  await screen.findByText('Is a name in the shop now')
  return rendered
}

const getMonth = async (name: string) => within(await screen.findByRole('region', { name }))
const getChoice = () => getButton(`Shea Butter (${shea.id})`)

async function openChooser(user: UserEvent) {
  const [button] = screen.getAllByRole('button', { name: 'Add as other name of … : kuli zed' })
  if (button) await user.click(button)
}

describe('The missing searches', () => {
  test('show the words of each month with how often they were searched, and which are names by now', async () => {
    await openSearches()
    const november = await getMonth('November 2026')
    const rows = november.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^kuli zed 12 searches.*Add as other name of ….*Ignore/),
      expect.stringMatching(/^okwuma 1 searchIs a name in the shop nowIgnore/),
    ])
    expect((await getMonth('October 2026')).getAllByRole('listitem')).toHaveLength(1)
  })

  test("add a word to a product's draft with one press, and lead to its form", async () => {
    const { desk, user } = await openSearches()
    await openChooser(user)
    expect(document.activeElement).toBe(getField('Find the product'))
    await user.paste(shea.id)
    await user.click(getChoice())
    const notices = await screen.findAllByText(/^“kuli zed” is in the draft of/)
    await waitFor(() => expect(notices).toContain(document.activeElement))
    expect(screen.queryByRole('button', { name: /^Add as other name/ })).toBeNull()
    expect(desk.getState().drafts[0]?.product.alsoKnownAs).toEqual(['kuli zed'])
    await user.keyboard('{Tab}{Enter}')
    expect(location.pathname).toBe(`/staff/catalogue/${shea.id}`)
  })

  test('are taken off the list for all staff by Ignore, in each month, and come back by Undo', async () => {
    const ignored: [string, boolean][] = []
    const { user } = await openSearches({
      ignoreMissingSearch: (...request) => {
        ignored.push(request)
        return Promise.resolve({ kind: 'answered', body: {} })
      },
    })
    const november = await getMonth('November 2026')
    await user.click(november.getByRole('button', { name: 'Ignore : kuli zed' }))
    await expect.poll(() => screen.getAllByText('Ignored.')).toHaveLength(2)
    const undo = november.getByRole('button', { name: 'Undo : kuli zed' })
    expect(document.activeElement).toBe(undo)
    expect(screen.queryByRole('button', { name: /^Add as other name/ })).toBeNull()
    await user.click(undo)
    await expect.poll(() => screen.queryAllByText('Ignored.')).toEqual([])
    expect(ignored).toEqual([
      ['kuli zed', true],
      ['kuli zed', false],
    ])
  })

  test('stay if they could not be ignored', async () => {
    const { user } = await openSearches({
      ignoreMissingSearch: () => Promise.resolve({ kind: 'unreachable' }),
    })
    const november = await getMonth('November 2026')
    await user.click(november.getByRole('button', { name: 'Ignore : kuli zed' }))
    await screen.findByText(/^That didn't work, and nothing has changed/)
    november.getByRole('button', { name: 'Ignore : kuli zed' })
  })

  test('say that no product has a name, and find products in any case', async () => {
    const { user } = await openSearches()
    await openChooser(user)
    await fill(user, 'Find the product', 'qqqqq')
    screen.getByText('No product has this name. Try a part of it, or its number.')
    await fill(user, 'Find the product', 'SHEA')
    const choices = within(screen.getByRole('list', { name: 'Add “kuli zed” to' })).getAllByRole('button')
    expect(choices).toEqual([getChoice()])
  })

  test.each<[AddNameOutcome['kind'], RegExp]>([
    ['full', /^Shea Butter already has 10 other names, and nothing was added/],
    ['unmerged', /^Shea Butter was published after its draft, and nothing was added/],
    ['refused', /^The database refused the change, and nothing was added/],
    ['unreachable', /^We couldn't reach the database/],
  ])('say why a word was not added: %s', async (kind, message) => {
    const { desk, user } = await openSearches({ addOtherName: () => Promise.resolve({ kind }) })
    await openChooser(user)
    await user.paste('shea')
    await user.click(getChoice())
    await screen.findByText(message)
    expect(desk.getState().drafts).toEqual([])
  })

  test.each([
    ['there are none', { kind: 'fetched', months: [] }, /^Nothing yet\./],
    ['nothing is counted', { kind: 'absent' }, /^Nothing is counted yet/],
    ['the counts cannot be loaded', { kind: 'failed' }, /^The missing searches couldn't be loaded/],
  ] as const)('say so when %s', async (_, fetched, text) => {
    const answer = fetched.kind === 'fetched' ? { ...fetched, months: [...fetched.months] } : fetched
    openCatalogue('/searches', { catalogue: { fetchMissingSearches: () => Promise.resolve(answer) } })
    await screen.findByText(text)
    expect(screen.queryByRole('button', { name: /^Add as other name/ })).toBeNull()
  })
})
