import { describe, expect, test } from 'vitest'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { isAllowedStatusTransition } from '../../../domain/sent-items/sentItemStatus'
import { decideStaffAction, type StaffAction } from '../../../domain/sent-items/staffAction'
import { findReplyErrors, findSentItemClaimErrors } from '../../../domain/sent-items/staffReply'

type ItemState = Pick<SentItem, 'status' | 'claimedBy' | 'answer'>

const sola = { uid: 'sola', name: 'Sola' }
const ada = { uid: 'ada', name: 'Ada' }
const said = { channel: 'whatsapp', text: 'Yes' } as const

const states = {
  'a new item': { status: 'new', claimedBy: null, answer: null },
  'her own claim': { status: 'new', claimedBy: sola, answer: null },
  "Ada's claim": { status: 'new', claimedBy: ada, answer: null },
  'her own answer': { status: 'answered', claimedBy: sola, answer: { ...sola, ...said } },
  "Ada's answer": { status: 'answered', claimedBy: ada, answer: { ...ada, ...said } },
  'an answer without a claim': { status: 'answered', claimedBy: null, answer: { ...ada, ...said } },
  'an answer that nobody can read': { status: 'answered', claimedBy: null, answer: null },
  'a closed item': { status: 'closed', claimedBy: sola, answer: { ...sola, ...said } },
  'a closed item of Ada': { status: 'closed', claimedBy: ada, answer: { ...ada, ...said } },
} as const satisfies Record<string, ItemState>

const actions = {
  claim: { type: 'claim' },
  'hand back': { type: 'handBack' },
  'take over from Ada': { type: 'takeOver', fromUid: 'ada' },
  'take over from Ben': { type: 'takeOver', fromUid: 'ben' },
  answer: { type: 'answer', ...said },
  'answer without a text': { type: 'answer', channel: 'phone' },
  close: { type: 'close' },
} as const satisfies Record<string, StaffAction>

type StateName = keyof typeof states
type ActionName = keyof typeof actions

const claimed = { claimedBy: sola }
const released = { claimedBy: null }
const answered = { status: 'answered', answer: { ...sola, ...said } }
const answeredByPhone = { status: 'answered', answer: { ...sola, channel: 'phone' } }
const closed = { status: 'closed' }
const done = 'done'

/** What each action does in each state: the change, 'done' where it was done before, or who was first. */
const outcomes: Record<StateName, Record<ActionName, object | string>> = {
  'a new item': {
    claim: claimed,
    'hand back': done,
    'take over from Ada': claimed,
    'take over from Ben': claimed,
    answer: { ...answered, ...claimed },
    'answer without a text': { ...answeredByPhone, ...claimed },
    close: 'This has no answer yet, so it cannot be closed',
  },
  'her own claim': {
    claim: done,
    'hand back': released,
    'take over from Ada': done,
    'take over from Ben': done,
    answer: answered,
    'answer without a text': answeredByPhone,
    close: 'This has no answer yet, so it cannot be closed',
  },
  "Ada's claim": {
    claim: 'Ada is already answering',
    'hand back': 'Ada is already answering',
    'take over from Ada': claimed,
    'take over from Ben': 'Ada is already answering',
    answer: 'Ada is already answering',
    'answer without a text': 'Ada is already answering',
    close: 'This has no answer yet, so it cannot be closed',
  },
  'her own answer': {
    claim: 'Sola has already answered',
    'hand back': 'Sola has already answered',
    'take over from Ada': 'Sola has already answered',
    'take over from Ben': 'Sola has already answered',
    answer: done,
    'answer without a text': 'Sola has already answered',
    close: closed,
  },
  "Ada's answer": {
    claim: 'Ada has already answered',
    'hand back': 'Ada has already answered',
    'take over from Ada': 'Ada has already answered',
    'take over from Ben': 'Ada has already answered',
    answer: 'Ada has already answered',
    'answer without a text': 'Ada has already answered',
    close: closed,
  },
  'an answer without a claim': {
    claim: 'Ada has already answered',
    'hand back': done,
    'take over from Ada': 'Ada has already answered',
    'take over from Ben': 'Ada has already answered',
    answer: 'Ada has already answered',
    'answer without a text': 'Ada has already answered',
    close: closed,
  },
  'an answer that nobody can read': {
    claim: 'This is already answered',
    'hand back': done,
    'take over from Ada': 'This is already answered',
    'take over from Ben': 'This is already answered',
    answer: 'This is already answered',
    'answer without a text': 'This is already answered',
    close: closed,
  },
  'a closed item': {
    claim: 'Sola has already answered',
    'hand back': 'Sola has already answered',
    'take over from Ada': 'Sola has already answered',
    'take over from Ben': 'Sola has already answered',
    answer: done,
    'answer without a text': 'Sola has already answered',
    close: done,
  },
  'a closed item of Ada': {
    claim: 'Ada has already answered',
    'hand back': 'Ada has already answered',
    'take over from Ada': 'Ada has already answered',
    'take over from Ben': 'Ada has already answered',
    answer: 'Ada has already answered',
    'answer without a text': 'Ada has already answered',
    close: done,
  },
}

const cases = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(actions) as ActionName[]).map((action) => [action, state] as const),
)

function toDecision(outcome: object | string) {
  if (outcome === done) return { kind: 'alreadyDone' }
  return typeof outcome === 'string'
    ? { kind: 'conflict', message: outcome }
    : { kind: 'change', change: outcome }
}

function decide(action: ActionName, state: StateName) {
  return decideStaffAction(states[state], actions[action], sola)
}

describe('Sola, who wants to', () => {
  test.each(cases)('%s, and finds %s', (action, state) => {
    expect(decide(action, state)).toEqual(toDecision(outcomes[state][action]))
  })

  test.each(cases)('%s, and finds %s, changes nothing that the rules deny', (action, state) => {
    const decision = decide(action, state)
    const { status, claimedBy, answer } = decision.kind === 'change' ? decision.change : {}
    // These are the predicates of isStaffChange in firestore.rules; tests/rules proves that the rules have them too.
    expect(status === undefined || isAllowedStatusTransition(states[state].status, status)).toBe(true)
    expect(answer === undefined || (status === 'answered' && findReplyErrors(answer).length === 0)).toBe(true)
    expect(answer?.uid ?? claimedBy?.uid ?? sola.uid).toBe(sola.uid)
    expect(claimedBy ? findSentItemClaimErrors(claimedBy) : []).toEqual([])
    expect(decision.kind === 'change' && states[state].status === 'closed').toBe(false)
  })

  test('repeats an action after a lost response, and nothing changes again', () => {
    for (const [action, state] of cases) {
      const decision = decide(action, state)
      if (decision.kind !== 'change') continue
      const changed: ItemState = { ...states[state], ...decision.change }
      expect(decideStaffAction(changed, actions[action], sola), `${action}: ${state}`).toEqual({
        kind: 'alreadyDone',
      })
    }
  })
})
