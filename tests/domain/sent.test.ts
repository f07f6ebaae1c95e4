import { expect, test } from 'vitest'
import { isSentId } from '../../web/domain/sent'
import { lawfulIds, unlawfulIds } from '../laws/sent'

test.each(lawfulIds)('%s can be an id', (id) => {
  expect(isSentId(id)).toBe(true)
})

test.each(['', ...unlawfulIds])('%j cannot be an id', (id) => {
  expect(isSentId(id)).toBe(false)
})
