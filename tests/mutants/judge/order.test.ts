import { expect, test } from 'vitest'
import { Sightings } from './order'
import { newlySeen, seenIn, type Coverage } from './seen'

const node = (from: number, last: number, ...values: [object, number][]) => ({
  sourcePosition: { currentOffset: from, endOffset: last },
  values: values.map(([value, count]) => ({ value: value as Record<string, unknown>, count })),
})

test('what a test sees is what was evaluated more often than before it', () => {
  const before: Coverage = { report: [node(10, 19, [{ boolValue: true }, 1])] }
  const now: Coverage = {
    report: [
      {
        ...node(10, 19, [{ boolValue: true }, 1], [{ boolValue: false }, 1]),
        children: [node(10, 12, [{ intValue: '7' }, 2])],
      },
      node(30, 34, [{ undefined: {} }, 1]),
    ],
  }
  expect(newlySeen(seenIn(before), seenIn(now))).toEqual(['10-20=false', '10-13="7"', '30-35={}'])
})

test('two times are one sighting: every test has another', () => {
  const [one, other] = ['2026-03-02T09:00:00Z', '2026-03-02T09:00:01Z'].map((timestampValue) =>
    seenIn({ report: [node(0, 4, [{ timestampValue }, 1])] }),
  )
  expect(one).toEqual(other)
})

test('the tests that saw an expression are asked, those first who saw what few others saw', () => {
  const sightings = new Sightings()
  sightings.add(1, ['0-10=true', '2-4="Ada"'])
  sightings.add(2, ['0-10=true', '2-4="Ada"'])
  sightings.add(3, ['0-10=true', '2-4=""'])
  sightings.add(4, ['0-10=false', '2-4="Ada"', '20-30=true'])
  sightings.add(5, ['20-30=true'])
  const order = sightings.ofThoseWhoSaw({ from: 0, to: 10 })
  expect(order.slice(0, 2).sort()).toEqual([3, 4])
  expect(order.slice(2)).toEqual([1, 2])
})

test('whoever saw only what stands around an expression is not asked', () => {
  const sightings = new Sightings()
  sightings.add(1, ['0-30=false'])
  sightings.add(2, ['0-30=true', '5-10=true'])
  expect(sightings.ofThoseWhoSaw({ from: 5, to: 10 })).toEqual([2])
})
