import type { Interaction } from '../measure/interaction'
import { alone, type Figure, milliseconds } from './figure'
import { median, percentile } from './statistics'

const keyLimitMs = 24
const detailLimitMs = 60
const promptMs = 50
// Less than half a frame: both were in the same paint.
const sameFrameMs = 8

/** What a visitor feels in the list. */
export function interactionFigures(runs: readonly Interaction[]): Figure[] {
  const keys = runs.flatMap((run) => run.keys)
  const categories = runs.flatMap((run) => run.categories)
  return [
    alone('key in the search box to the next paint', median(keys), keyLimitMs, milliseconds),
    alone('the same, 95 of 100 keys', percentile(keys, 95), promptMs, milliseconds),
    alone('category to the next paint, 95 of 100', percentile(categories, 95), promptMs, milliseconds),
    alone('card to its detail page', median(runs.map(({ detail }) => detail)), detailLimitMs, milliseconds),
    toastFigure(runs),
  ]
}

function toastFigure(runs: readonly Interaction[]): Figure {
  const button = median(runs.map((run) => run.button))
  const message = median(runs.map((run) => run.message))
  const together = runs.filter((run) => run.message - run.button < sameFrameMs).length
  return {
    name: 'tap that shows a message: button, then message',
    limit: 'button first',
    site: `${button.toFixed(0)} ms, ${message.toFixed(0)} ms`,
    staticPage: '',
    ratio: '',
    verdict: together === 0 ? 'holds' : `does not hold, in ${together} of ${runs.length} runs`,
  }
}
