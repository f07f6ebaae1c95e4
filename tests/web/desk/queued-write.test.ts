import { describe, expect, test } from 'vitest'
import { parseQueuedWrites, type StaffWrite } from '../../../web/desk/actions/queuedWrite'
import { createQueuedWrite } from './testStaffWrites'

const storedEntry = createQueuedWrite(1)

describe('parseQueuedWrites', () => {
  const writes: StaffWrite[] = [
    { type: 'claim' },
    { type: 'handBack' },
    { type: 'close' },
    { type: 'takeOver', fromUid: 'ada' },
    { type: 'note', text: 'Call her on Monday' },
    { type: 'answer', channel: 'phone' },
    { type: 'answer', channel: 'whatsapp', text: 'Yes\nwe do' },
  ]
  test.each(writes)('restores %j from storage', (write) => {
    const entry = createQueuedWrite(1, { write })
    expect(parseQueuedWrites(JSON.parse(JSON.stringify([entry])))).toEqual([entry])
  })

  test('restores why a write was lost', () => {
    const entry = createQueuedWrite(1, { lostMessage: 'Ada is already answering' })
    expect(parseQueuedWrites([entry])).toEqual([entry])
  })

  test.each([
    ['no list', 'x'],
    ['no object', [7]],
    ['a short id', [{ ...storedEntry, id: 'x' }]],
    ['no item', [{ ...storedEntry, key: null }]],
    ['an unknown kind', [{ ...storedEntry, key: { ...storedEntry.key, kind: 'notes' } }]],
    ['a malformed id of its item', [{ ...storedEntry, key: { kind: 'requests', id: '../../x' } }]],
    ['no staff member', [{ ...storedEntry, staff: { name: 'Sola' } }]],
    ['an empty name', [{ ...storedEntry, staff: { uid: 'sola', name: '' } }]],
    ['no time', [{ ...storedEntry, madeAt: '2026' }]],
    ['an unknown write', [{ ...storedEntry, write: { type: 'delete' } }]],
    ['a take-over from nobody', [{ ...storedEntry, write: { type: 'takeOver' } }]],
    ['an empty note', [{ ...storedEntry, write: { type: 'note', text: ' ' } }]],
    ['a note that is too long', [{ ...storedEntry, write: { type: 'note', text: 'a'.repeat(2001) } }]],
    ['an unknown channel', [{ ...storedEntry, write: { type: 'answer', channel: 'pigeon' } }]],
    ['an answer that is no text', [{ ...storedEntry, write: { type: 'answer', channel: 'phone', text: 7 } }]],
  ])('leaves out an entry with %s', (_, stored) => expect(parseQueuedWrites(stored)).toEqual([]))
})
