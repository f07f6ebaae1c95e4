import type { DeskResult } from '../desk/measureDesk'
import type { FirstSearch } from '../desk/measureSearch'
import { kilobytesNumberFormat, millisecondsNumberFormat } from './figure'
import type { BenchFigure } from './renderFigureTable'
import { median } from './statistics'

const countUnit = { digits: 0, name: '' }
const megabytesUnit = { digits: 1, name: 'MB' }
const ratioUnit = { digits: 2, name: '' }
const secondsUnit = { digits: 2, name: 's' }

/** Lists the figures of the desk in the order of the report. */
export function listDeskFigures(result: DeskResult): BenchFigure[] {
  return [
    ...listReadFigures(result),
    ...listOpeningFigures(result),
    ...listLiveFigures(result),
    ...listSearchFigures(result),
  ]
}

function listReadFigures({ reads, readsWithManyWaiting }: DeskResult): BenchFigure[] {
  const medianOf = (totals: DeskResult['reads'], key: 'documents' | 'countQueries') =>
    median(totals.map((run) => run[key]))
  return [
    {
      name: 'documents of the first page, 10,000 items, 30 waiting',
      ...{ value: medianOf(reads, 'documents'), unit: countUnit, limit: 60 },
    },
    {
      name: 'the same, 400 waiting',
      ...{ value: medianOf(readsWithManyWaiting, 'documents'), unit: countUnit, limit: 60 },
    },
    {
      name: 'count queries of the first page',
      ...{ value: medianOf(reads, 'countQueries'), unit: countUnit },
    },
  ]
}

function listOpeningFigures({ openings, firstLoads, scriptBytes }: DeskResult): BenchFigure[] {
  const [few, many] = [median(openings.few), median(openings.many)]
  const medianSeconds = (key: 'firstRowMs' | 'interactiveMs') =>
    median(firstLoads.map((load) => load[key])) / 1000
  return [
    { name: 'first row, 100 items, without throttling', value: few, unit: millisecondsNumberFormat },
    { name: 'first row, 10,000 items, without throttling', value: many, unit: millisecondsNumberFormat },
    { name: 'first row, 10,000 items over 100', value: many / few, unit: ratioUnit, limit: 1.5 },
    {
      name: 'JavaScript of the first load, brotli',
      value: scriptBytes / 1000,
      unit: kilobytesNumberFormat,
      limit: 230,
    },
    {
      name: 'first row, Slow 4G, processor slowed 4 times',
      value: medianSeconds('firstRowMs'),
      unit: secondsUnit,
    },
    {
      name: 'interactive, Slow 4G, processor slowed 4 times',
      value: medianSeconds('interactiveMs'),
      unit: secondsUnit,
      limit: 4,
    },
  ]
}

function listLiveFigures({ arrivals }: DeskResult): BenchFigure[] {
  return [
    {
      name: `from the commit of a request to the desk, of ${arrivals.length}`,
      value: median(arrivals) / 1000,
      unit: secondsUnit,
      limit: 1,
    },
    { name: 'the slowest of them', value: Math.max(...arrivals) / 1000, unit: secondsUnit },
  ]
}

function listSearchFigures({ searches: { oldest, common } }: DeskResult): BenchFigure[] {
  return [
    ...listFirstSearchFigures('of the oldest sender', oldest),
    ...listFirstSearchFigures('of common words', common),
  ]
}

function listFirstSearchFigures(what: string, searches: readonly FirstSearch[]): BenchFigure[] {
  const medianOf = (getValue: (search: FirstSearch) => number) => median(searches.map(getValue))
  const reads = medianOf(({ documents, countQueries }) => documents + countQueries)
  const seconds = medianOf((search) => search.seconds)
  return [
    { name: `first search ${what}: documents and counts`, value: reads, unit: countUnit, limit: 100 },
    { name: `first search ${what}: until its rows show`, value: seconds, unit: secondsUnit, limit: 1 },
    {
      name: `first search ${what}: kilobytes`,
      value: medianOf(({ bytes }) => bytes) / 1000,
      unit: kilobytesNumberFormat,
    },
    {
      name: `heap after the first search ${what}`,
      value: medianOf(({ heapBytes }) => heapBytes) / 1e6,
      unit: megabytesUnit,
    },
  ]
}
