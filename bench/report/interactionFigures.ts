import type { Interaction } from '../measure/interaction'
import type { Presses } from '../measure/pressing'
import { alone, type Figure, milliseconds, written } from './figure'
import { median, percentile } from './statistics'

const keyLimitMs = 24
const detailLimitMs = 60
const promptMs = 50
// Less than half a frame: both were in the same paint.
const sameFrameMs = 8

/** What a visitor feels in the list; typing also in the static page's box, which does nothing: the least there can be. */
export function interactionFigures(runs: readonly Interaction[], bare: readonly Presses[]): Figure[] {
  const detail = median(runs.map((run) => run.detail))
  return [
    ...pressFigures(
      runs.map(({ keys }) => keys),
      bare,
    ),
    ...categoryFigures(runs.map(({ categories }) => categories)),
    alone('card to its detail page', detail, detailLimitMs, milliseconds),
    toastFigure(runs),
  ]
}

function pressFigures(keys: readonly Presses[], bare: readonly Presses[]): Figure[] {
  const [painted, reported] = [joined(keys, 'painted'), joined(keys, 'reported')]
  const least = (key: keyof Presses, percent: number) =>
    bare.length > 0 ? written(percentile(joined(bare, key), percent), milliseconds) : ''
  const name = 'key in the search box to the next paint'
  return [
    { ...alone(name, median(painted), keyLimitMs, milliseconds), staticPage: least('painted', 50) },
    {
      ...alone('the same by Event Timing, in steps of 8 ms', median(reported), keyLimitMs, milliseconds),
      staticPage: least('reported', 50),
    },
    {
      ...alone('the same, 95 of 100', percentile(reported, 95), promptMs, milliseconds),
      staticPage: least('reported', 95),
    },
  ]
}

function categoryFigures(categories: readonly Presses[]): Figure[] {
  const [painted, reported] = [joined(categories, 'painted'), joined(categories, 'reported')]
  return [
    alone('category to the next paint', median(painted), promptMs, milliseconds),
    alone('the same by Event Timing, 95 of 100', percentile(reported, 95), promptMs, milliseconds),
  ]
}

function joined(presses: readonly Presses[], key: keyof Presses): number[] {
  return presses.flatMap((one) => one[key])
}

function toastFigure(runs: readonly Interaction[]): Figure {
  const button = median(runs.map((run) => run.button))
  const message = median(runs.map((run) => run.message))
  const together = runs.filter((run) => run.message - run.button < sameFrameMs).length
  return {
    name: 'tap that shows a message: button, then message',
    limit: 'button first',
    site: `${written(button, milliseconds)}, ${written(message, milliseconds)}`,
    staticPage: '',
    ratio: '',
    verdict: together === 0 ? 'holds' : `does not hold, in ${together} of ${runs.length} runs`,
  }
}
