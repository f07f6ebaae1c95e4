import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { demoAccounts } from '../../../seed/demoAccounts'
import { parsePrice } from '../../../domain/prices/price'
import demoPrices from '../../../seed/desk/demoPrices.json'
import { demoItems, type DemoItem } from '../../../seed/desk/demoItems'
import { createFormReader } from '../../../seed/desk/toDemoDocument'
import { parseOrderListText } from '../../../domain/order-list/parseOrderListText'
import { demoOwnWords } from '../../demoOwnWords'

const { products } = await loadCatalogue()
const count = (test: (item: DemoItem) => boolean) => demoItems.filter(test).length

describe('The demo items', () => {
  test('are forty requests and enquiries in every state', () => {
    expect(demoItems).toHaveLength(40)
    expect(count(({ kind }) => kind === 'enquiries')).toBe(14)
    expect(count(({ answer }) => answer !== undefined)).toBe(12)
    expect(count(({ closedAgo }) => closedAgo !== undefined)).toBe(4)
    expect(count(({ handedBackAgo }) => handedBackAgo !== undefined)).toBe(1)
    expect(count(({ notes }) => notes !== undefined)).toBe(8)
  })

  test('are claimed by either of the two staff, while nobody has answered', () => {
    const claims = demoItems.flatMap(({ claim, answer }) => (claim && !answer ? [claim.staff.uid] : []))
    expect(claims.filter((uid) => uid === 'demo-staff')).toHaveLength(4)
    expect(claims.filter((uid) => uid === 'demo-staff-2')).toHaveLength(3)
  })

  test('were sent by every demo customer, several times each', () => {
    const customers = demoAccounts.filter(({ claims }) => claims.staff === undefined)
    for (const { uid } of customers) expect(count(({ sender }) => sender.uid === uid)).toBeGreaterThan(5)
    expect(new Set(demoItems.map(({ sender }) => sender.uid)).size).toBe(customers.length)
  })

  test('name the staff as their accounts do', () => {
    const staff = demoAccounts.filter(({ claims }) => claims.staff === true)
    const names = new Map(staff.map(({ uid, displayName }) => [uid, displayName]))
    const actions = demoItems.flatMap(({ claim, answer, notes = [] }) => [claim, answer, ...notes])
    for (const action of actions.filter((each) => each !== undefined))
      expect(action.staff.name).toBe(names.get(action.staff.uid))
  })

  test('have lists in the words of the catalogue, apart from these lines', () => {
    const lists = demoItems.flatMap((item) => (item.kind === 'requests' ? [item.list] : []))
    const reader = createFormReader(products)
    expect(lists.flatMap((list) => parseOrderListText(list, reader).unreadTexts)).toEqual(demoOwnWords)
  })

  test('have demo prices in whole kobo of products of the catalogue, and some products have none', () => {
    const ids = products.map(({ id }) => id)
    const prices = Object.entries(demoPrices)
    expect(ids).toEqual(expect.arrayContaining(prices.map(([id]) => id)))
    expect(prices.length).toBeLessThan(ids.length)
    for (const [id, amount] of prices)
      expect(parsePrice(id, { amount, by: demoItems[0]?.sender, updatedAt: new Date() })).not.toBeNull()
  })

  test('lead to nobody: every phone number and e-mail address is reserved or fictional', () => {
    for (const { sender } of demoItems) {
      for (const number of [sender.phone, sender.whatsapp].filter((each) => each !== undefined))
        expect(number.replace(/\D/g, '')).toMatch(/^(120255501\d\d|0100\d{7})$/)
      expect(sender.email ?? '@example.com').toMatch(/@(arielle\.test|example\.com)$/)
    }
  })
})
