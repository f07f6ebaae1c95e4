import { describe, expect, test } from 'vitest'
import { createArrivalFilter } from '../../../web/data/desk/arrivalFilter'

const fromServer = (...ids: string[]) => ({ ids, isCurrent: true })
const fromCache = (...ids: string[]) => ({ ids, isCurrent: false })

describe('an arrival', () => {
  test('is none of the documents of the first snapshot, and each that comes later, once', () => {
    const findArrivedIds = createArrivalFilter()
    expect(findArrivedIds(fromServer('a'))).toEqual([])
    expect(findArrivedIds(fromServer('a', 'b', 'c'))).toEqual(['b', 'c'])
    expect(findArrivedIds(fromServer('a', 'b', 'c'))).toEqual([])
  })

  test("is none of the cache's documents before the server's first snapshot", () => {
    const findArrivedIds = createArrivalFilter()
    expect(findArrivedIds(fromCache())).toEqual([])
    expect(findArrivedIds(fromCache('a'))).toEqual([])
    expect(findArrivedIds(fromServer('a', 'b'))).toEqual([])
  })

  test('is not repeated when a later query begins with a part of its documents', () => {
    const findArrivedIds = createArrivalFilter()
    findArrivedIds(fromServer())
    findArrivedIds(fromServer('a', 'b', 'c'))
    expect(findArrivedIds(fromCache())).toEqual([])
    expect(findArrivedIds(fromCache('c'))).toEqual([])
    expect(findArrivedIds(fromServer('b', 'c', 'd'))).toEqual(['d'])
  })

  test('is found among any number of documents', () => {
    const findArrivedIds = createArrivalFilter()
    findArrivedIds(fromServer())
    const ids = Array.from({ length: 600 }, (_, index) => String(index))
    const arrived = ids.flatMap((_, index) =>
      findArrivedIds(fromServer(...ids.slice(Math.max(index - 99, 0), index + 1))),
    )
    expect(arrived).toEqual(ids)
  })
})
