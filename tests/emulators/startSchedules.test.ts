import { expect, onTestFinished, test, vi } from 'vitest'
import { startSchedules } from '../../emulators/localFunctions'
import { getEmulatorPorts } from '../../domain/firebase/localProject'

const minuteMs = 60_000

/** Starts the schedules with a clock and calls of the test's own. `answers` holds what ends each call, in turn. */
function start() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers: { ok: () => void; fail: () => void }[] = []
  const fetchMock = vi.fn<typeof fetch>(
    () =>
      new Promise((resolve, reject) => {
        answers.push({ ok: () => resolve(new Response()), fail: () => reject(new Error('timed out')) })
      }),
  )
  vi.stubGlobal('fetch', fetchMock)
  const log = vi.fn()
  return { answers, fetchMock, log, stop: startSchedules(getEmulatorPorts(0), log) }
}

test('a schedule is called again a minute after its last call has ended, and not before', async () => {
  const { answers, fetchMock, stop } = start()
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(fetchMock).toHaveBeenCalledOnce()
  answers[0]?.ok()
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
  answers[1]?.ok()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(fetchMock).toHaveBeenCalledTimes(3)
  await stop()
  expect(fetchMock.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
})

test('the pause after a schedule that timed out doubles', async () => {
  const { answers, fetchMock, log, stop } = start()
  await vi.advanceTimersByTimeAsync(minuteMs)
  answers[0]?.fail()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('run again in 2 minutes'))
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  answers[1]?.fail()
  await vi.advanceTimersByTimeAsync(3 * minuteMs)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  await stop()
})
