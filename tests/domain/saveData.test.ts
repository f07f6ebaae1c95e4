import { describe, expect, test } from 'vitest'
import { asksToSaveData } from '../../web/domain/saveData'

describe('whether a visitor asked to save data', () => {
  test('is what the browser says', () => {
    expect(asksToSaveData({ connection: { saveData: true } })).toBe(true)
    expect(asksToSaveData({ connection: { saveData: false } })).toBe(false)
  })

  test.each([
    ['knows no connection', {}],
    ['knows nothing of it', { connection: {} }],
    ['has none just now', { connection: null }],
    ['says something else', { connection: { saveData: 'on' } }],
  ])('is no, where a browser %s', (_, navigator) => {
    expect(asksToSaveData(navigator)).toBe(false)
  })
})
