import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from './builtCatalogue'
import { expectPath, getButton, getCardNames, openShop } from './openShop'

const storePath = '/arielle-store'
const expectCardNames = (names: string[]) => waitFor(() => expect(getCardNames()).toEqual(names))
const namesOf = (matching: typeof products) => matching.map(({ name }) => name)

test('The product list is sorted from A to Z on request, in the address too, within a category and a search', async () => {
  const { user } = await openShop(`${storePath}?category=Butter`)
  const butters = namesOf(products.filter(({ category }) => category === 'Butter'))
  await expectCardNames(butters)
  await user.click(getButton('A to Z'))
  await expectPath(`${storePath}?category=Butter&sort=name`)
  await expectCardNames(butters.toSorted((a, b) => a.localeCompare(b, 'en')).slice(0, 16))
  await user.click(getButton('All'))
  await waitFor(() => expect(getCardNames().slice(0, 2)).toEqual(namesOf(products).toSorted().slice(0, 2)))
  await user.click(getButton('A to Z'))
  await expectPath(storePath)
  await expectCardNames(namesOf(products).slice(0, 16))
})
