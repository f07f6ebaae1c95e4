import { expect, test } from 'vitest'
import { settleAll } from '../../functions/settleAll'

test('what runs beside a failed step is waited for, so that its function does not end before it', async () => {
  let endSlowStep: () => void = () => undefined
  let isSettled = false
  const settled = settleAll([
    Promise.reject(new Error('first')),
    new Promise<void>((resolve) => (endSlowStep = resolve)),
  ]).finally(() => (isSettled = true))
  await Promise.resolve()
  expect(isSettled).toBe(false)
  endSlowStep()
  await expect(settled).rejects.toThrow('first')
})
