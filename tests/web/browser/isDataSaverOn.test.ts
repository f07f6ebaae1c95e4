import { describe, expect, test } from 'vitest'
import { isDataSaverOn } from '../../../web/browser/isDataSaverOn'

describe('isDataSaverOn', () => {
  test('returns what the browser reports', () => {
    expect(isDataSaverOn({ connection: { saveData: true } })).toBe(true)
    expect(isDataSaverOn({ connection: { saveData: false } })).toBe(false)
  })

  test.each([
    ['has no connection property', {}],
    ['has no saveData property', { connection: {} }],
    ['has a null connection', { connection: null }],
    ['has a saveData that is no boolean', { connection: { saveData: 'on' } }],
  ])('returns false in a browser that %s', (_, browser) => expect(isDataSaverOn(browser)).toBe(false))
})
