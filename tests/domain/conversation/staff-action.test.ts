import { describe, expect, test } from 'vitest'
import { decideStaffAction } from '../../../domain/conversation/staffAction'
import type { StaffAction, StaffActionChange } from '../../../domain/conversation/staffActionTypes'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'
import { applyChange } from './applyChange'
import {
  type StateName,
  type ActionName,
  now,
  sola,
  said,
  states,
  actions,
  outcomes,
  done,
  solaDidIt,
  adaDidIt,
  accepted,
} from './staffActionCases'

const cases = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(actions) as ActionName[]).map((action) => [action, state] as const),
)

function toDecision(outcome: StaffActionChange | string | undefined) {
  if (outcome === done) return { kind: 'alreadyDone' }
  return typeof outcome === 'string'
    ? { kind: 'conflict', message: outcome }
    : { kind: 'change', change: outcome }
}

const decide = (action: StaffAction, item: Partial<SentItem>, isReplyStored = false) =>
  decideStaffAction(createSentItem(item), action, { staff: sola, now, isReplyStored })

describe('Sola, who wants to', () => {
  test.each(cases)('%s, and finds %s', (action, state) =>
    expect(decide(actions[action], states[state])).toEqual(
      toDecision(outcomes[state][action] ?? outcomes[state]['any other']),
    ),
  )

  test('repeats an action after a lost response, and nothing changes again', () => {
    for (const [action, state] of cases) {
      const decision = decide(actions[action], states[state])
      if (decision.kind !== 'change') continue
      const changed = applyChange(createSentItem(states[state]), decision.change, now)
      const isReplyStored = decision.change.reply !== undefined
      expect(decide(actions[action], changed, isReplyStored), `${action}: ${state}`).toEqual({
        kind: 'alreadyDone',
      })
    }
  })

  test('takes one of two own ticks back, and the other stays', () => {
    const steps = { packed: solaDidIt, paid: adaDidIt }
    expect(decide(actions['take packed back'], { status: 'accepted', accepted, steps })).toEqual({
      kind: 'change',
      change: { step: { name: 'packed', doneBy: null } },
    })
  })

  test.each([
    [{ type: 'hold', ...said, promisedAt: now }, 'The promised time has passed. Choose a later one'],
    [{ type: 'remind', at: now }, 'The time of the reminder has passed. Choose a later one'],
  ] as const)('is told where the time of what waited for a connection has passed: %o', (action, message) =>
    expect(decide(action, {})).toEqual({ kind: 'conflict', message }),
  )

  test('accepts a quote by phone while another one is accepted', () =>
    expect(decide({ type: 'acceptByPhone', replyId: 'quote2' }, states['an accepted quote'])).toEqual({
      kind: 'conflict',
      message: 'Another quote is already accepted',
    }))
})
