import { describe, expect, test, vi } from 'vitest'
import { staffWriteQueueKey } from '../../../web/desk/actions/queuedWriteStore'
import { createMemoryStorage } from '../memoryStorage'
import {
  conflict,
  createQueuedWrite,
  openTestQueue,
  refused,
  unreachable,
  writesMadeAtMs,
  written,
} from './testStaffWrites'
import { setUpFakeTimers } from '../setUpFakeTimers'

const dayMs = 86_400_000

setUpFakeTimers({ now: writesMadeAtMs })

describe('the queue of staff writes', () => {
  test('makes writes in their order, and removes each that is written', async () => {
    const { queue, storage, performed } = openTestQueue([written])
    queue.add(createQueuedWrite(1))
    queue.add(createQueuedWrite(2))
    const flushed = queue.flush('sola')
    expect(queue.getState().isWriting).toBe(true)
    await flushed
    expect(performed).toEqual([createQueuedWrite(1).id, createQueuedWrite(2).id])
    expect(queue.getState()).toEqual({ entries: [], isWriting: false, isUnreachable: false })
    expect(storage.read(staffWriteQueueKey)).toBe('[]')
  })

  test('keeps a write, and those after it, while Firestore cannot be reached', async () => {
    const { queue, performed } = openTestQueue([unreachable])
    queue.add(createQueuedWrite(1))
    queue.add(createQueuedWrite(2))
    await queue.flush('sola')
    expect(performed).toEqual([createQueuedWrite(1).id])
    expect(queue.getState()).toMatchObject({ isUnreachable: true, isWriting: false })
    expect(queue.getState().entries.map(({ lostMessage }) => lostMessage)).toEqual([null, null])
  })

  test.each([
    ['a colleague was faster', conflict, 'Ada is already answering'],
    ['the database refuses it', refused, 'The database refused this'],
  ])('marks a write as lost when %s, and goes on with the next', async (_, outcome, message) => {
    const { queue } = openTestQueue([outcome, written])
    queue.add(createQueuedWrite(1))
    queue.add(createQueuedWrite(2))
    await queue.flush('sola')
    expect(queue.getState().entries).toEqual([createQueuedWrite(1, { lostMessage: message })])
    expect(queue.hasWaiting('sola')).toBe(false)
    queue.remove(createQueuedWrite(1).id)
    expect(queue.getState().entries).toEqual([])
  })

  test('gives up what waited for more than a day, without trying it', async () => {
    const { queue, performed } = openTestQueue([written])
    queue.add(createQueuedWrite(1))
    vi.setSystemTime(writesMadeAtMs + dayMs)
    queue.add(createQueuedWrite(2, { madeAt: writesMadeAtMs + 1 }))
    vi.setSystemTime(writesMadeAtMs + dayMs + 1)
    await queue.flush('sola')
    expect(performed).toEqual([createQueuedWrite(2).id])
    expect(queue.getState().entries[0]?.lostMessage).toMatch(/for more than a day/)
  })

  test('does not make a write that was removed while another one was made', async () => {
    const { queue, performed } = openTestQueue([written])
    queue.add(createQueuedWrite(1))
    queue.add(createQueuedWrite(2))
    const flushed = queue.flush('sola')
    queue.remove(createQueuedWrite(2).id)
    await flushed
    expect(performed).toEqual([createQueuedWrite(1).id])
  })

  test("leaves a colleague's writes on the same device alone", async () => {
    const { queue, performed } = openTestQueue([written])
    queue.add(createQueuedWrite(1, { staff: { uid: 'ada', name: 'Ada' } }))
    await queue.flush('sola')
    expect(performed).toEqual([])
    expect(queue.hasWaiting('ada')).toBe(true)
  })

  test('shows what another tab has added, and both keep it', async () => {
    const { queue, storage } = openTestQueue([written])
    const otherTab = openTestQueue([written], storage)
    otherTab.queue.add(createQueuedWrite(1))
    queue.add(createQueuedWrite(2))
    expect(queue.getState().entries.map(({ id }) => id)).toEqual([
      createQueuedWrite(1).id,
      createQueuedWrite(2).id,
    ])
    await queue.flush('sola')
    otherTab.queue.refresh()
    expect(otherTab.queue.getState().entries).toEqual([])
  })

  test('works in memory where storage is blocked', async () => {
    const blocked = { ...createMemoryStorage(), read: () => null, write: () => false }
    const { queue, performed } = openTestQueue([written], blocked)
    queue.add(createQueuedWrite(1))
    await queue.flush('sola')
    expect(performed).toEqual([createQueuedWrite(1).id])
    expect(queue.getState().entries).toEqual([])
  })
})
