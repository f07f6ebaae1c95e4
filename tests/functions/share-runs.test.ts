import { expect, test } from 'vitest'
import { shareRuns } from '../../functions/catalogue/shareRuns'

/** Work of which each run ends when the test says so. */
function createWork() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = []
  const run = shareRuns(() => new Promise((resolve, reject) => runs.push({ end: resolve, fail: reject })))
  return { runs, run }
}

test('calls during a run share one run that begins after it', async () => {
  const { runs, run } = createWork()
  const first = run()
  const others = Promise.all([run(), run(), run()])
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await first
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.end()
  await others
  expect(runs).toHaveLength(2)
})

test('a call after a run has ended begins a new one', async () => {
  const { runs, run } = createWork()
  for (const index of [0, 1]) {
    const call = run()
    runs[index]?.end()
    await call
  }
  expect(runs).toHaveLength(2)
})

test('a run that fails fails for its own callers alone', async () => {
  const { runs, run } = createWork()
  const first = run()
  const second = run()
  runs[0]?.fail(new Error('stopped'))
  await expect(first).rejects.toThrow('stopped')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.end()
  await expect(second).resolves.toBeUndefined()
})
