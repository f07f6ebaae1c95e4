import type { InteractionResult } from '../measure/measureInteractions'
import type { PressTimings } from '../measure/measurePresses'
import { createFigure, type Figure, millisecondsUnit, formatNumber } from './figure'
import { median, percentile } from './statistics'

const maxKeyMs = 24
const maxDetailMs = 60
const maxResponseMs = 50
// Less than half a frame: both elements appeared in the same paint.
const sameFrameMs = 8

/** Creates the figures for interactions. The baseline is typing on the static page, which has no scripts. */
export function createInteractionFigures(
  runs: readonly InteractionResult[],
  staticPageKeys: readonly PressTimings[],
): Figure[] {
  const detail = median(runs.map((run) => run.detail))
  return [
    ...createPressFigures(
      runs.map(({ keys }) => keys),
      staticPageKeys,
    ),
    ...createCategoryFigures(runs.map(({ categories }) => categories)),
    createFigure('card to its detail page', detail, maxDetailMs, millisecondsUnit),
    createToastFigure(runs),
  ]
}

function createPressFigures(
  keys: readonly PressTimings[],
  staticPageKeys: readonly PressTimings[],
): Figure[] {
  const [painted, reported] = [collectTimings(keys, 'painted'), collectTimings(keys, 'reported')]
  const formatBaseline = (key: keyof PressTimings, percent: number) =>
    staticPageKeys.length > 0
      ? formatNumber(percentile(collectTimings(staticPageKeys, key), percent), millisecondsUnit)
      : ''
  const name = 'key in the search box to the next paint'
  return [
    {
      ...createFigure(name, median(painted), maxKeyMs, millisecondsUnit),
      staticPage: formatBaseline('painted', 50),
    },
    {
      ...createFigure(
        'the same by Event Timing, in steps of 8 ms',
        median(reported),
        maxKeyMs,
        millisecondsUnit,
      ),
      staticPage: formatBaseline('reported', 50),
    },
    {
      ...createFigure('the same, 95 of 100', percentile(reported, 95), maxResponseMs, millisecondsUnit),
      staticPage: formatBaseline('reported', 95),
    },
  ]
}

function createCategoryFigures(categories: readonly PressTimings[]): Figure[] {
  const [painted, reported] = [collectTimings(categories, 'painted'), collectTimings(categories, 'reported')]
  return [
    createFigure('category to the next paint', median(painted), maxResponseMs, millisecondsUnit),
    createFigure(
      'the same by Event Timing, 95 of 100',
      percentile(reported, 95),
      maxResponseMs,
      millisecondsUnit,
    ),
  ]
}

function collectTimings(presses: readonly PressTimings[], key: keyof PressTimings): number[] {
  return presses.flatMap((timings) => timings[key])
}

function createToastFigure(runs: readonly InteractionResult[]): Figure {
  const button = median(runs.map((run) => run.button))
  const message = median(runs.map((run) => run.message))
  const sameFrameCount = runs.filter((run) => run.message - run.button < sameFrameMs).length
  return {
    name: 'tap that shows a message: button, then message',
    limit: 'button first',
    site: `${formatNumber(button, millisecondsUnit)}, ${formatNumber(message, millisecondsUnit)}`,
    staticPage: '',
    ratio: '',
    verdict: sameFrameCount === 0 ? 'holds' : `does not hold, in ${sameFrameCount} of ${runs.length} runs`,
  }
}
