import { expect, test, vi } from 'vitest'
import { ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { limitTokenTime } from '../../../web/data/firebase/limitTokenTime'
import { setUpFakeTimers } from '../setUpFakeTimers'

setUpFakeTimers()

/** Creates a provider whose tokens come when the test calls `answer`. */
function createSlowProvider() {
  let answer: (token: string) => void = () => undefined
  const getToken = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  return {
    provider: limitTokenTime({ getToken }),
    getToken,
    answer: (token: string) => answer(token),
  }
}

const getOutcome = (token: Promise<string>) =>
  token.then(
    (text) => text,
    () => 'none',
  )

test('a request waits five seconds for reCAPTCHA, and the next ones not at all', async () => {
  const { provider, getToken } = createSlowProvider()
  const first = getOutcome(provider.getToken())
  await vi.advanceTimersByTimeAsync(5000)
  expect(await first).toBe('none')
  const second = getOutcome(provider.getToken())
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe('none')
  expect(getToken).toHaveBeenCalledTimes(1)
})

test('reCAPTCHA is waited for again once it has answered late', async () => {
  const { provider, answer } = createSlowProvider()
  const first = getOutcome(provider.getToken())
  await vi.advanceTimersByTimeAsync(5000)
  await first
  answer('late')
  await vi.advanceTimersByTimeAsync(0)
  const second = getOutcome(provider.getToken())
  await vi.advanceTimersByTimeAsync(4000)
  answer('token')
  expect(await second).toBe('token')
})

test("Firebase's provider still has the method that is limited", () =>
  expect(limitTokenTime(new ReCaptchaEnterpriseProvider('site-key'))).toHaveProperty('getToken'))
