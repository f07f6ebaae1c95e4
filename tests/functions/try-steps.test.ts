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

test('of an error its name, its code and where it was thrown are told: its text may hold an address', async () => {
  const error = Object.assign(new TypeError('ada@example.org\n    at Ada'), { code: 9 })
  const failed = await trySteps({ mails: () => Promise.reject(error) })
  expect(failed).toMatchObject([{ step: 'mails', name: 'TypeError', code: 9 }])
  expect(failed[0]?.stack?.[0]).toMatch(/^at .*try-steps\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(failed)).not.toMatch(/ada/i)
})

test('a run fails if one of its steps did, and names it', () => {
  const failed = [
    { step: 'reminders', name: 'Error' },
    { step: 'deletions', name: 'Error' },
  ]
  expect(() => {
    failIfAny(failed)
  }).toThrow('These steps failed: reminders, deletions')
  failIfAny([])
})
