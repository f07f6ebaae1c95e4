import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { apiPaths } from '../../../domain/site/apiPaths'
import { expectStatus, getButton, getCardNames, holdAnswer, openShop, type SiteAnswer } from './openShop'

const storePath = '/arielle-store'
const getSearchBox = () => screen.getByPlaceholderText<HTMLInputElement>('Search Products')
const findEmptyNotice = () => screen.findByRole('heading', { name: 'NO ITEMS FOUND, Request Product(s)' })

describe('A search', () => {
  test('fetches the other names of products, says so, and shows the product known by that word', async () => {
    const { answer, release } = holdAnswer('search.json')
    const { user, requests } = await openShop(storePath, answer)
    await expectStatus('Showing 16 of 107 products')
    expect(requests.filter((url) => url.endsWith('/search.json'))).toEqual([])
    await user.type(getSearchBox(), 'Okwuma')
    await expectStatus('Looking for Okwuma…')
    expect(screen.queryByRole('heading', { name: /NO ITEMS FOUND/ })).toBeNull()
    release()
    await expectStatus('Showing 1 product')
    expect(getCardNames()).toEqual(['Okwuma: Shea Butter'])
  })

  test('offers products for a use that their descriptions mention', async () => {
    await openShop(`${storePath}?q=beard`)
    await findEmptyNotice()
    await expectStatus('No products by that name. Showing 1 similar product.')
    expect(getCardNames()).toEqual(['Jojoba Oil'])
    screen.getByText('related use')
  })

  test('offers near spellings while the other names cannot be fetched, which the next search tries again', async () => {
    let isFailing = true
    // The server fails as a whole, so the page is not reloaded for the file.
    const fail: SiteAnswer = (path) =>
      isFailing && (path.endsWith('/search.json') || path === '/')
        ? new Response('', { status: 503 })
        : undefined
    const { user } = await openShop(storePath, fail)
    await user.type(getSearchBox(), 'shae')
    await screen.findByText(/^We couldn't load botanical and local names/)
    expect(getCardNames()).toEqual(['Shea Butter'])
    isFailing = false
    await user.clear(getSearchBox())
    await user.type(getSearchBox(), 'okwuma')
    await waitFor(() => expect(getCardNames()).toEqual(['Okwuma: Shea Butter']))
    expect(screen.queryByText(/^We couldn't load/)).toBeNull()
  })

  test('offers near spellings, and nothing without any', async () => {
    const { user } = await openShop(`${storePath}?q=lavander`)
    await screen.findByRole('heading', { name: 'Did you mean' })
    await findEmptyNotice()
    await expectStatus('No products by that name. Showing 2 similar products.')
    expect(screen.getAllByText('similar name')).toHaveLength(2)
    screen.getByRole('link', { name: 'Lavender Buds' })
    await user.clear(getSearchBox())
    await user.type(getSearchBox(), 'zzzz')
    await expectStatus('No products by that name.')
    await findEmptyNotice()
    expect(getCardNames()).toEqual([])
  })

  test('offers near spellings of other categories where the chosen one has none', async () => {
    const { user } = await openShop(`${storePath}?category=Butter&q=neem`)
    await screen.findByRole('heading', { name: 'Not in Butter, but these come close' })
    await expectStatus(
      'No products by that name in Butter. Showing 2 similar products from the rest of the shop.',
    )
    screen.getByText('similar name, in Oil')
    await user.click(getButton('Oil'))
    await expectStatus('Showing 1 product')
  })
})

describe('A search that finds nothing', () => {
  /** Opens the store with a clock that the test moves; `reports` has the options of each report that the page sent. */
  async function openStore(text: string) {
    const reports: RequestInit[] = []
    const { user } = await openShop(storePath, (path, options) => {
      if (path !== apiPaths.missingSearches) return undefined
      reports.push(options ?? {})
      return new Response('{}')
    })
    const searchFor = async (words: string) => {
      await user.clear(getSearchBox())
      await user.type(getSearchBox(), words)
      await findEmptyNotice()
    }
    await searchFor(text)
    return { reports, searchFor }
  }

  const readWords = (reports: RequestInit[]) =>
    reports.map(({ body }) => (JSON.parse(body as string) as { words: unknown }).words)

  test('is reported when the visitor leaves, without anything about the visitor', async () => {
    const { reports, searchFor } = await openStore('  QQZZ  Xvvk ')
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'))
      expect(readWords(reports)).toEqual([['qqzz xvvk']])
    })
    expect(reports[0]).toMatchObject({ credentials: 'omit', headers: { 'Content-Type': 'application/json' } })
    await searchFor('qqzz xvvk')
    await searchFor('wwkk zzxq')
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'))
      expect(readWords(reports)).toEqual([['qqzz xvvk'], ['wwkk zzxq']])
    })
  })

  test('is not reported if it could be about a person, nor if similar products were shown', async () => {
    const { reports, searchFor } = await openStore('ada@example.com')
    for (const text of ['qqzz 0803 123', 'lavander', 'qqzzxv']) await searchFor(text)
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'))
      expect(readWords(reports)).toEqual([['qqzzxv']])
    })
  })
})

test('A category without a product of the grade says so, and leads to the whole category', async () => {
  const { user, requests } = await openShop(`${storePath}?category=Soap&grade=food`)
  await findEmptyNotice()
  await expectStatus('We have no food-grade soap.')
  expect(screen.queryByText(/Try fewer letters/)).toBeNull()
  expect(requests.filter((url) => url.endsWith('/search.json'))).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Show all soaps' }))
  await waitFor(() => expect(getCardNames()).toContain('Black Soap'))
})

test('A filter shows no other list, and not that nothing is found, before all products are known', async () => {
  const { answer, release } = holdAnswer('products.json')
  const { user } = await openShop(storePath, answer)
  await user.click(getButton('Soap'))
  await user.click(getButton('Skin Care Grade'))
  await expectStatus('Looking for Soap, skin care grade…')
  expect(getCardNames()).toEqual([])
  expect(screen.queryByText(/NO ITEMS FOUND/)).toBeNull()
  release()
  await waitFor(() => expect(getCardNames()).toContain('Black Soap'))
})
