import { expect, test } from 'vitest'
import { type HoldDraft, parseHoldDraft } from '../../../domain/replies/holdDraft'

const draft: HoldDraft = {
  channel: 'whatsapp',
  choice: 'oneHour',
  promisedAt: 1,
  editedText: 'Later',
  openedText: 'Later',
}
const nothing = { choice: '', promisedAt: null, editedText: null, openedText: null }

test.each([
  ['as it was kept', draft, draft],
  [
    'without what is broken',
    { ...draft, choice: 7, promisedAt: 'soon', editedText: 1, openedText: {} },
    { ...draft, ...nothing },
  ],
  ['not at all without a channel', { ...draft, channel: 'fax' }, null],
  ['not at all where there is none', null, null],
])('a half-written promise is read %s', (_, stored, parsed) => expect(parseHoldDraft(stored)).toEqual(parsed))
