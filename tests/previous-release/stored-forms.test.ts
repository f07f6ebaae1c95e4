import { describe, expect, test, vi } from 'vitest'
import { createDraftKeeper } from '../../web/desk/drafts/createDraftKeeper'
import { createQueuedWriteStore, staffWriteQueueKey } from '../../web/desk/actions/queuedWriteStore'
import { parseTextDraft } from '../../web/desk/drafts/useItemDraft'
import { accountSignedIn } from '../../web/state/authSlice'
import { itemAdded, selectCartItems } from '../../web/state/cartSlice'
import { createDraft } from '../../web/state/draft'
import { createOutbox } from '../../web/state/outboxStore'
import { createShopStore, selectIsReduxStateRestored } from '../../web/state/store'
import { createMemoryStorage } from '../web/memoryStorage'
import { setUpFakeTimers } from '../web/setUpFakeTimers'
import { createQueuedWrite } from '../web/desk/testStaffWrites'
import {
  createTestRequestSubmission,
  fakeClockStartTimeMs,
  openTestOutbox,
  sentOutcome,
} from '../web/state/testOutbox'
import * as previous from './bundle'

/*
 * What this release keeps in a browser and what the release before it does, each read by the other: a page may be open
 * through a deploy, and a release may be taken back.
 */

setUpFakeTimers({ now: fakeClockStartTimeMs })

const shea = { id: '1', name: 'Shea Butter', category: 'Butter', imageURL: '/shea.webp' } as const

const today = { createDraft, createDraftKeeper, createOutbox, createQueuedWriteStore, createShopStore }
const directions = [
  ['this release reads what the one before wrote', previous, today],
  ['the release before reads what this one writes', today, previous],
] as const

describe.each(directions)('%s:', (_, writer, reader) => {
  test('what waits to be sent, and what was sent', () => {
    const storage = createMemoryStorage()
    const written = writer.createOutbox(storage)
    written.add(createTestRequestSubmission('Ada'))
    written.add(createTestRequestSubmission('Ben'))
    const times = { createdAt: fakeClockStartTimeMs, clockOffsetMs: 7 }
    written.confirmSent(createTestRequestSubmission('Ada'), times)
    const read = reader.createOutbox(storage)
    const delivered = [
      { submission: { fields: { name: 'Ada' } }, delivery: { is: 'sent', createdAt: fakeClockStartTimeMs } },
      { submission: { fields: { name: 'Ben' } }, delivery: { is: 'waiting', mayHaveArrived: false } },
    ]
    expect(read.read()).toMatchObject(delivered)
    read.remove(() => false)
    expect(writer.createOutbox(storage).read()).toMatchObject(delivered)
  })

  test('the draft of a form', () => {
    const storage = createMemoryStorage()
    writer.createDraft('draft:contact', ['subject', 'message'], storage).write({ message: 'Do you deliver?' })
    const draft = reader.createDraft('draft:contact', ['subject', 'message'], storage)
    expect(draft.read()).toEqual({ message: 'Do you deliver?' })
  })

  test('the order list, the account and the page to return to', async () => {
    const storage = createMemoryStorage()
    const { store } = writer.createShopStore(storage)
    await vi.waitUntil(() => selectIsReduxStateRestored(store.getState()))
    store.dispatch(accountSignedIn({ email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }))
    store.dispatch(itemAdded(shea))
    const opened = reader.createShopStore(storage)
    await vi.waitUntil(() => selectIsReduxStateRestored(opened.store.getState()))
    const { auth, cart, synced } = opened.store.getState()
    expect({ auth, cart, synced }).toMatchObject({
      auth: store.getState().auth,
      cart: store.getState().cart,
      synced: store.getState().synced,
    })
    expect(opened.list).toMatchObject({ droppedCount: 0, isMalformed: false })
  })

  test("a staff member's draft, and the writes that wait for a connection", () => {
    const storage = createMemoryStorage()
    const options = { storage, key: 'deskDraft:x', parse: parseTextDraft }
    const keeper = writer.createDraftKeeper(options)
    keeper.keep('We have it.')
    keeper.flush()
    expect(reader.createDraftKeeper(options).read()).toBe('We have it.')
    const entry = createQueuedWrite(1)
    writer.createQueuedWriteStore(storage).update(() => [entry])
    expect(reader.createQueuedWriteStore(storage).read()).toEqual([entry])
  })
})

/** What a later release may have left: this one keeps it as it is. */
const later = { schema: 2, outgoing: { id: 'x'.repeat(20), parcels: [] } }

describe('what a later release has left in the browser', () => {
  test('is kept in the outbox and not sent, whatever else is added, sent and removed', async () => {
    const storage = createMemoryStorage({ outbox: JSON.stringify([later]) })
    const { outbox, sender, send } = openTestOutbox([sentOutcome], storage)
    expect(outbox.read()).toEqual([])
    expect(outbox.hasLaterEntries()).toBe(true)
    expect(outbox.removeMalformed()).toBe(0)
    outbox.add(createTestRequestSubmission('Ada'))
    await sender.sendPending()
    outbox.remove(() => true)
    expect(send).toHaveBeenCalledTimes(1)
    expect(JSON.parse(storage.read('outbox') ?? '')).toEqual([later])
  })

  test('stays in the draft of a form beside what is typed', () => {
    const storage = createMemoryStorage({
      'draft:contact': '{"schema":2,"message":"Hello","street":"Allen Ave"}',
    })
    const draft = createDraft('draft:contact', ['subject', 'message'], storage)
    expect(draft.read()).toEqual({ message: 'Hello' })
    draft.write({ subject: 'Delivery' })
    expect(JSON.parse(storage.read('draft:contact') ?? '')).toEqual({
      schema: 2,
      subject: 'Delivery',
      street: 'Allen Ave',
    })
  })

  test('of the order list and the account is used, and written again in the form of this release', async () => {
    const item = { ...shea, count: 1.5 }
    const account = { isLoggedIn: true, email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }
    const root = {
      auth: JSON.stringify({ ...account, loyalty: 'gold' }),
      cart: JSON.stringify({ cartItems: [{ ...item, note: 'raw' }], previousURL: '/about-us', coupon: 'X' }),
      parcels: '[1]',
      _persist: JSON.stringify({ version: 2, rehydrated: true }),
    }
    const storage = createMemoryStorage({ 'persist:root': JSON.stringify(root) })
    const { store, list } = createShopStore(storage)
    await vi.waitUntil(() => selectIsReduxStateRestored(store.getState()))
    expect(selectCartItems(store.getState())).toEqual([item])
    expect(store.getState().auth).toEqual(account)
    expect(list).toMatchObject({ droppedCount: 0, isMalformed: false })
    store.dispatch(itemAdded({ ...shea, id: '2' }))
    const stored = JSON.parse(storage.read('persist:root') ?? '') as Record<string, string>
    expect(JSON.parse(stored._persist ?? '')).toMatchObject({ version: 1 })
  })

  test('is kept in the queue of staff and not written', () => {
    const storage = createMemoryStorage({ [staffWriteQueueKey]: JSON.stringify([later]) })
    const store = createQueuedWriteStore(storage)
    expect(store.read()).toEqual([])
    store.update(() => [createQueuedWrite(1)])
    store.update(() => [])
    expect(JSON.parse(storage.read(staffWriteQueueKey) ?? '')).toEqual([later])
  })

  test('is kept as a draft of staff: neither read, overwritten nor removed', () => {
    const text = JSON.stringify({ schema: 2, savedAt: Date.now(), draft: { blocks: [] } })
    const storage = createMemoryStorage({ 'deskDraft:x': text })
    const keeper = createDraftKeeper({ storage, key: 'deskDraft:x', parse: parseTextDraft })
    expect(keeper.read()).toBeNull()
    keeper.keep('We have it.')
    keeper.flush()
    keeper.forget()
    expect(storage.read('deskDraft:x')).toBe(text)
  })
})
