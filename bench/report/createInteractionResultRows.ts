import type { InteractionResult } from '../measure/measureInteractions'
import type { KeyAndTapTimings } from '../measure/measurePresses'
import { createBenchResultRow, type BenchResultRow, millisecondsNumberFormat, formatNumber } from './figure'
import { median, percentile } from './statistics'

const maxKeyMs = 24
const maxDetailMs = 60
const maxResponseMs = 50
// Two elements that appear less than 8 ms (half a frame) apart count as shown in the same paint.
const sameFrameMs = 8

/** Creates the rows about interactions. Typing is compared with the static page, which has no scripts. */
export function createInteractionResultRows(
  runs: readonly InteractionResult[],
  staticPageKeys: readonly KeyAndTapTimings[],
): BenchResultRow[] {
  const detail = median(runs.map((run) => run.detail))
  return [
    ...createPressFigures(
      runs.map(({ keys }) => keys),
      staticPageKeys,
    ),
    ...createCategoryFigures(runs.map(({ categories }) => categories)),
    createBenchResultRow('card to its detail page', detail, maxDetailMs, millisecondsNumberFormat),
    createToastFigure(runs),
  ]
}

function createPressFigures(
  keys: readonly KeyAndTapTimings[],
  staticPageKeys: readonly KeyAndTapTimings[],
): BenchResultRow[] {
  const [painted, reported] = [collectTimings(keys, 'painted'), collectTimings(keys, 'reported')]
  const formatBaseline = (key: keyof KeyAndTapTimings, percent: number) =>
    staticPageKeys.length > 0
      ? formatNumber(percentile(collectTimings(staticPageKeys, key), percent), millisecondsNumberFormat)
      : ''
  const name = 'key in the search box to the next paint'
  return [
    {
      ...createBenchResultRow(name, median(painted), maxKeyMs, millisecondsNumberFormat),
      staticPage: formatBaseline('painted', 50),
    },
    {
      ...createBenchResultRow(
        'the same by Event Timing, in steps of 8 ms',
        median(reported),
        maxKeyMs,
        millisecondsNumberFormat,
      ),
      staticPage: formatBaseline('reported', 50),
    },
    {
      ...createBenchResultRow(
        'the same, 95 of 100',
        percentile(reported, 95),
        maxResponseMs,
        millisecondsNumberFormat,
      ),
      staticPage: formatBaseline('reported', 95),
    },
  ]
}

function createCategoryFigures(categories: readonly KeyAndTapTimings[]): BenchResultRow[] {
  const [painted, reported] = [collectTimings(categories, 'painted'), collectTimings(categories, 'reported')]
  return [
    createBenchResultRow(
      'category to the next paint',
      median(painted),
      maxResponseMs,
      millisecondsNumberFormat,
    ),
    createBenchResultRow(
      'the same by Event Timing, 95 of 100',
      percentile(reported, 95),
      maxResponseMs,
      millisecondsNumberFormat,
    ),
  ]
}

function collectTimings(presses: readonly KeyAndTapTimings[], key: keyof KeyAndTapTimings): number[] {
  return presses.flatMap((timings) => timings[key])
}

function createToastFigure(runs: readonly InteractionResult[]): BenchResultRow {
  const button = median(runs.map((run) => run.button))
  const message = median(runs.map((run) => run.message))
  const sameFrameCount = runs.filter((run) => run.message - run.button < sameFrameMs).length
  return {
    name: 'tap that shows a message: button, then message',
    limit: 'button first',
    site: `${formatNumber(button, millisecondsNumberFormat)}, ${formatNumber(message, millisecondsNumberFormat)}`,
    staticPage: '',
    handWritten: '',
    ratio: '',
    verdict: sameFrameCount === 0 ? 'holds' : `does not hold, in ${sameFrameCount} of ${runs.length} runs`,
  }
}
