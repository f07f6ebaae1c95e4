import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { createItemActions, claim, answer, answered, inDays, accepted, closed, moves } from './staffChanges'
import { createStaffClaimFixture, getClientTimeOneSecondAgo } from './testDocuments'

/* The moves of a request or an enquiry after its answer, and what staff promise or want to be reminded of. */

const firestoreTest = await initFirestoreTest(import.meta.url)
const { store, update } = createItemActions(firestoreTest)

describe('reopening', () => {
  const left = { promisedAt: inDays(1), claimedBy: createStaffClaimFixture('chidi') }
  const steps = { packed: { ...createStaffClaimFixture('chidi'), at: inDays(-1) } }
  const removed = {
    promisedAt: deleteField(),
    claimedBy: deleteField(),
    accepted: deleteField(),
    steps: deleteField(),
  }

  test('leaves out the promise, the claim, the acceptance and the steps, and starts the clock now', async () => {
    await store({ ...accepted(), ...left, steps })
    const moved = { status: 'new', waitingSince: serverTimestamp() }
    for (const field of Object.keys(removed)) {
      const others = Object.entries(removed).filter(([name]) => name !== field)
      await expectDenied(update({ ...moved, ...Object.fromEntries(others) }))
    }
    await expectDenied(
      update({ ...moves.new, ...removed, waitingSince: getClientTimeOneSecondAgo() }),
      update({ ...removed, status: 'new' }),
      update({ ...moves.new, ...removed, remindAt: inDays(1) }),
      update({ ...moves.new, ...removed, status: 'closed' }),
    )
    await expectAllowed(update({ ...moves.new, ...removed }))
  })

  test.each([
    [true, -30, 5],
    [false, -30, -5],
  ])('is possible for 30 days after closing: %s', async (isAllowed, days, minutes) => {
    await store(closed({ updatedAt: inDays(days, minutes) }))
    await expectDecision(update(moves.new), isAllowed)
  })

  test('of what was not closed is possible at any time', async () => {
    await store({ ...answered(), updatedAt: inDays(-60) })
    await expectAllowed(update(moves.new))
  })
})

describe('a promise of a later reply', () => {
  test.each([
    [false, inDays(0, -1)],
    [false, serverTimestamp()],
    [true, inDays(0, 5)],
    [true, inDays(14, -5)],
    [false, inDays(14, 5)],
    [false, '2026-12-01'],
    [false, null],
  ])('is after now and at most 14 days away: %s, %s', async (isAllowed, promisedAt) => {
    await store()
    await expectDecision(update({ promisedAt }), isAllowed)
  })

  test('can be moved and comes with a claim, but is not taken away, and none is made once it is answered', async () => {
    await store({ promisedAt: inDays(1) })
    await expectAllowed(update({ promisedAt: inDays(2), ...claim() }))
    await expectDenied(update({ promisedAt: deleteField() }), update({ ...answer(), promisedAt: inDays(3) }))
    await store({ ...answered(), promisedAt: inDays(1) })
    await expectDenied(update({ promisedAt: inDays(2) }))
  })
})

describe('a reminder', () => {
  test.each([
    [false, inDays(0, -1)],
    [true, inDays(0, 5)],
    [true, inDays(60, -5)],
    [false, inDays(60, 5)],
    [false, 5],
  ])('is after now and at most 60 days away: %s, %s', async (isAllowed, remindAt) => {
    await store(answered())
    await expectDecision(update({ remindAt }), isAllowed)
  })

  test('can be taken away', async () => {
    await store({ ...accepted(), remindAt: inDays(1) })
    await expectAllowed(update({ remindAt: deleteField() }))
  })

  test('that is overdue keeps nothing from being changed', async () => {
    await store({ remindAt: inDays(-1) })
    await expectAllowed(update(claim()))
  })
})
