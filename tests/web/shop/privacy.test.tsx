import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getMain, openShop } from './openShop'

test('says what is kept, why and how long, and offers a visitor who sent nothing to sign in', async () => {
  const { user, requests } = await openShop('/about-us')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }))
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  expect(document.title).toBe('Privacy')
  const terms = within(getMain())
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  for (const name of ['What', 'Why', 'How long'])
    expect(terms.filter((term) => term.includes(name)).length, name).toBeGreaterThan(5)
  expect(getMain().textContent).toContain("Until 18 months after we've closed it.")
  screen.getByRole('link', { name: 'Sign In' })
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
})
