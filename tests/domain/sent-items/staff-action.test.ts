import { describe, expect, test } from 'vitest'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { decideStaffAction, type StaffAction } from '../../../domain/sent-items/staffAction'

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

type Outcomes = Partial<Record<ActionName | 'any other', object | string>>

/** What each action does in each state: the change, 'done' where it was done before, or who was first. */
const outcomes: Record<StateName, Outcomes> = {
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
    'take over from Ada': claimed,
    close: 'This has no answer yet, so it cannot be closed',
    'any other': 'Ada is already answering',
  },
  'her own answer': { answer: done, close: closed, 'any other': 'Sola has already answered' },
  "Ada's answer": { close: closed, 'any other': 'Ada has already answered' },
  'an answer without a claim': { 'hand back': done, close: closed, 'any other': 'Ada has already answered' },
  'an answer that nobody can read': {
    'hand back': done,
    close: closed,
    'any other': 'This is already answered',
  },
  'a closed item': { answer: done, close: done, 'any other': 'Sola has already answered' },
  'a closed item of Ada': { close: done, 'any other': 'Ada has already answered' },
}

const cases = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(actions) as ActionName[]).map((action) => [action, state] as const),
)

function toDecision(outcome: object | string | undefined) {
  if (outcome === done) return { kind: 'alreadyDone' }
  return typeof outcome === 'string'
    ? { kind: 'conflict', message: outcome }
    : { kind: 'change', change: outcome }
}

const decide = (action: ActionName, state: StateName) =>
  decideStaffAction(states[state], actions[action], sola)

describe('Sola, who wants to', () => {
  test.each(cases)('%s, and finds %s', (action, state) =>
    expect(decide(action, state)).toEqual(
      toDecision(outcomes[state][action] ?? outcomes[state]['any other']),
    ),
  )

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
