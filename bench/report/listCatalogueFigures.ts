import type { CatalogueResult } from '../catalogue/measureCatalogue'
import type { FilterTimes } from '../catalogue/measureFiltering'
import type { LinkBytes } from '../catalogue/measureUnchangedVisit'
import { kilobytesNumberFormat, millisecondsNumberFormat } from './figure'
import type { BenchFigure } from './renderFigureTable'
import { median } from './statistics'

const bytesUnit = { digits: 0, name: 'bytes' }
const countUnit = { digits: 0, name: '' }
const ratioUnit = { digits: 2, name: '' }
const secondsUnit = { digits: 2, name: 's' }

const maxFilterMs = 50

/** Lists the figures of the catalogue in the order of the report. */
export function listCatalogueFigures(result: CatalogueResult): BenchFigure[] {
  return [
    ...listListFigures(result),
    ...listFilterFigures('', result.filters.wide),
    ...listFilterFigures(', phone, processor slowed 4 times', result.filters.phone),
    ...listPublishingFigures(result),
    ...listSnapshotFigures(result),
    ...listVisitFigures(result),
  ]
}

function listListFigures({ reads, firstRows }: CatalogueResult): BenchFigure[] {
  const documents = median(reads.map((run) => run.documents))
  const countQueries = median(reads.map((run) => run.countQueries))
  return [
    { name: "documents of the list's first screen", value: documents, unit: countUnit, limit: 120 },
    { name: "count queries of the list's first screen", value: countQueries, unit: countUnit },
    { name: 'first row, without throttling', value: median(firstRows), unit: millisecondsNumberFormat },
  ]
}

/** The median of each text, so that a fast one does not hide a slow one. */
function listFilterFigures(where: string, runs: readonly FilterTimes[]): BenchFigure[] {
  const texts = [...new Set(runs.flatMap(({ keys }) => keys.map(({ text }) => text)))]
  const medians = texts.map((text) =>
    median(runs.flatMap(({ keys }) => keys.filter((key) => key.text === text).map(({ ms }) => ms))),
  )
  const unit = millisecondsNumberFormat
  const draftsPress = median(runs.map((run) => run.draftsPress))
  return [
    {
      name: `key in the search to its painted result${where}, median of ${texts.length} texts`,
      ...{ value: median(medians), unit, limit: maxFilterMs },
    },
    { name: `the slowest of these texts${where}`, value: Math.max(...medians), unit, limit: maxFilterMs },
    { name: `press of Drafts to its painted result${where}`, value: draftsPress, unit, limit: maxFilterMs },
  ]
}

function listPublishingFigures({ publishing: { alone, afterMany } }: CatalogueResult): BenchFigure[] {
  const toFigure = (name: string, ms: number): BenchFigure => ({
    ...{ name, value: ms / 1000, unit: secondsUnit, limit: 3 },
  })
  return [
    toFigure('the function that publishes one change', median(alone)),
    toFigure('the slowest of them', Math.max(...alone)),
    toFigure('the same after 100 other changes', median(afterMany)),
  ]
}

function listSnapshotFigures({ snapshots: { few, many } }: CatalogueResult): BenchFigure[] {
  return many.flatMap(({ changes, bytes }, index) => {
    const fewBytes = few[index]?.bytes ?? NaN
    const name = `snapshot of ${changes} ${changes === 1 ? 'change' : 'changes'}`
    return [
      { name: `${name} in 107 products`, value: fewBytes / 1000, unit: kilobytesNumberFormat },
      { name: `${name} in 10,000 products`, value: bytes / 1000, unit: kilobytesNumberFormat },
      { name: `${name}, 10,000 products over 107`, value: bytes / fewBytes, unit: ratioUnit, limit: 1 },
    ]
  })
}

function listVisitFigures({ unchangedVisits }: CatalogueResult): BenchFigure[] {
  const medianOf = (what: 'request' | 'visit', count: (bytes: LinkBytes) => number) =>
    median(unchangedVisits.map((visit) => count(visit[what])))
  const add = ({ up, down }: LinkBytes) => up + down
  return [
    {
      name: 'asking when nothing was published: both directions',
      ...{ value: medianOf('request', add), unit: bytesUnit, limit: 1000 },
    },
    { name: 'of these, the request', value: medianOf('request', ({ up }) => up), unit: bytesUnit },
    { name: 'of these, the answer', value: medianOf('request', ({ down }) => down), unit: bytesUnit },
    {
      name: 'all bytes of a repeat visit, with a new connection',
      ...{ value: medianOf('visit', add), unit: bytesUnit },
    },
  ]
}
