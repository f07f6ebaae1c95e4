import { addCounters, type Counters, getCount, getCounters } from './counters'
import { getWeekday } from './figuresDate'
import { parseStaffKey } from './staffKey'

export type FigureRow = { key: string; counters: Counters }

/** The most products that a list of the most asked-for ones has. */
export const maxTopProducts = 30

const daysPerWeek = 7

export function sumRows(rows: readonly FigureRow[]): Counters {
  return rows.reduce<Counters>((sum, { counters }) => addCounters(sum, counters), {})
}

/** Adds up each seven days in a row; `key` is the first date. Every row has seven days if there are whole weeks of them. */
export function listWeekRows(dayRows: readonly FigureRow[]): FigureRow[] {
  return dayRows
    .filter((_, index) => index % daysPerWeek === 0)
    .map(({ key }, week) => ({
      key,
      counters: sumRows(dayRows.slice(week * daysPerWeek, (week + 1) * daysPerWeek)),
    }))
}

/** Adds up the hours of each weekday, from Monday on; `key` is '1-9' for Mondays from 9 to 10 o'clock. */
export function listWeekHourRows(dayRows: readonly FigureRow[]): FigureRow[] {
  const weekdays = Array.from({ length: daysPerWeek }, (_, index) => index + 1)
  return weekdays.flatMap((weekday) => {
    const daysOfWeekday = dayRows.filter(({ key }) => getWeekday(key) === weekday)
    const rows = toRows(getCounters(sumRows(daysOfWeekday), 'hours'))
    return rows
      .sort((first, second) => Number(first.key) - Number(second.key))
      .map(({ key, counters }) => ({ key: `${weekday}-${key}`, counters }))
  })
}

/** The channels of the answers, the most used first. */
export function listChannelRows(total: Counters): FigureRow[] {
  return sortByCount(toRows(getCounters(total, 'channels')), ['answered'])
}

/** The staff who answered, the busiest first; `name` is the one under which they answered most often. */
export function listStaffRows(total: Counters): (FigureRow & { name: string })[] {
  const named = sortByCount(toRows(getCounters(total, 'staff')), ['answered']).map(({ key, counters }) => ({
    ...parseStaffKey(key),
    key,
    counters,
  }))
  const names = new Map([...named].reverse().map(({ uid, name }) => [uid, name]))
  const rows = [...names].map(([uid, name]) => ({
    key: uid,
    name,
    counters: sumRows(named.filter((row) => row.uid === uid)),
  }))
  return sortByCount(rows, ['answered'])
}

/** The products that most requests ask for, at most thirty; 2 kg and 3 litres cannot be compared. */
export function listTopProductRows(total: Counters): FigureRow[] {
  return sortByCount(toRows(getCounters(total, 'products')), ['requests']).slice(0, maxTopProducts)
}

function toRows(counters: Counters): FigureRow[] {
  return Object.keys(counters).map((key) => ({ key, counters: getCounters(counters, key) }))
}

function sortByCount<Row extends FigureRow>(rows: readonly Row[], names: readonly string[]): Row[] {
  return [...rows].sort((first, second) => {
    const name = names.find((each) => getCount(first.counters, each) !== getCount(second.counters, each))
    return name === undefined ? 0 : getCount(second.counters, name) - getCount(first.counters, name)
  })
}
