import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CatalogueWriteOutcome } from '../../../web/data/desk/catalogue/catalogueDocuments'
import { createDraftSaver } from '../../../web/desk/catalogue/editor/createDraftSaver'
import { stubEventListeners } from '../browser/eventListeners'
import { setUpFakeTimers } from '../setUpFakeTimers'

const conflict: CatalogueWriteOutcome = { kind: 'conflict', stored: { published: null, draft: null } }

/** A saver whose writes have these outcomes, the last one again and again. */
function openSaver(outcomes: CatalogueWriteOutcome[]) {
  let writeCount = 0
  const onChange = vi.fn()
  const saver = createDraftSaver({
    write: () => {
      writeCount += 1
      return Promise.resolve(outcomes[Math.min(writeCount, outcomes.length) - 1] ?? conflict)
    },
    onChange,
  })
  saver.start()
  return { saver, onChange, countWrites: () => writeCount }
}

setUpFakeTimers()

beforeEach(() => {
  stubEventListeners()
})

describe("The saver of a product's form", () => {
  test('saves within two seconds, once for all changes until then', async () => {
    const { saver, countWrites } = openSaver([{ kind: 'written' }])
    for (let change = 0; change < 5; change += 1) {
      saver.saveSoon()
      await vi.advanceTimersByTimeAsync(300)
    }
    await vi.advanceTimersByTimeAsync(500)
    expect(countWrites()).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not try again what the rules refuse', async () => {
    const { saver, onChange } = openSaver([{ kind: 'refused' }])
    await saver.saveNow()
    expect(onChange).toHaveBeenCalledWith(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('saves a merged conflict at once, and waits after three', async () => {
    const merged = openSaver([conflict, { kind: 'written' }])
    await merged.saver.saveNow()
    expect(merged.countWrites()).toBe(2)
    const endless = openSaver([conflict])
    await endless.saver.saveNow()
    expect(endless.countWrites()).toBe(3)
    await vi.advanceTimersByTimeAsync(5000)
    expect(endless.countWrites()).toBe(6)
  })
})
