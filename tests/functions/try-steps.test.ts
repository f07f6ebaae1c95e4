import { expect, test } from 'vitest'
import { failIfAny, trySteps } from '../../functions/schedules/trySteps'

test('every step is tried whatever becomes of the others, and none waits for another', async () => {
  const tried: string[] = []
  let endSlowStep: () => void = () => undefined
  const failed = trySteps({
    slow: () => new Promise<void>((resolve) => (endSlowStep = resolve)),
    rejects: () => Promise.reject(new Error('first')),
    throws: () => {
      throw new TypeError('second')
    },
    last: () => Promise.resolve(tried.push('last')),
  })
  expect(tried).toEqual(['last'])
  endSlowStep()
  expect((await failed).map(({ step }) => step)).toEqual(['rejects', 'throws'])
})

test('of an error only its name and code are told: its text may hold an address', async () => {
  const error = Object.assign(new TypeError('ada@example.org'), { code: 9 })
  const failed = await trySteps({ mails: () => Promise.reject(error) })
  expect(failed).toEqual([{ step: 'mails', error: 'TypeError', code: 9 }])
})

test('a run fails if one of its steps did, and names it', () => {
  const failed = [
    { step: 'reminders', error: 'Error' },
    { step: 'deletions', error: 'Error' },
  ]
  expect(() => {
    failIfAny(failed)
  }).toThrow('These steps failed: reminders, deletions')
  failIfAny([])
})
