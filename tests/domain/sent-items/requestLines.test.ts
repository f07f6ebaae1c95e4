import { describe, expect, test } from 'vitest'
import { parseSerializedOrderItems } from '../../../domain/order-list/orderItems'
import { formatRequestLines } from '../../../domain/sent-items/formatRequestLines'
import { listRequestLines } from '../../../domain/sent-items/listRequestLines'
import { findProduct } from './createSentItem'

describe('listRequestLines', () => {
  test.each([
    [[], []],
    [
      ['2:4', '1:3'],
      ['2:4', '1:3'],
    ],
    [
      ['2:4', '1:3', '2:1'],
      ['2:5', '1:3'],
    ],
    [['1:1998', '1:1998'], ['1:3996']],
  ])('adds up %j by product, in the order of first appearance: %j', (entries, sums) => {
    const lines = listRequestLines(parseSerializedOrderItems(entries))
    expect(lines.map(({ productId, halves }) => `${productId}:${halves}`)).toEqual(sums)
  })
})

describe('formatRequestLines', () => {
  test.each([
    [
      'by the names of the catalogue',
      ['2:4', '1:3', '2:1'],
      '',
      ['2.5 litres Argan Oil', '1.5 kg Shea Butter'],
    ],
    [
      'by the name in the text',
      ['1:3', '99:4'],
      'Shea Butter: 1.5\nMoon Dust: 2',
      ['1.5 kg Shea Butter', 'Moon Dust: 2'],
    ],
    [
      'by the name and the unit in the text',
      ['1:3', '99:4'],
      '1.5 kg Shea Butter\n2 bunches of Moon Dust',
      ['1.5 kg Shea Butter', '2 bunches Moon Dust'],
    ],
    ['by the id, without either', ['84:4'], 'As always', ['product 84: 2']],
    ['by the id where the line has no name', ['84:4'], ': 2', ['product 84: 2']],
    ['by the id where two lines could be it', ['84:4'], 'Moon Dust: 2\nStar Dust: 2', ['product 84: 2']],
  ])('names each product %s', (_, entries, text, lines) => {
    expect(formatRequestLines({ items: parseSerializedOrderItems(entries), text }, findProduct)).toEqual(
      lines,
    )
  })
})
