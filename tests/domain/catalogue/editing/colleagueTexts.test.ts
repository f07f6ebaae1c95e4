import { describe, expect, test } from 'vitest'
import { chooseSide } from '../../../../domain/catalogue/editing/chooseSide'
import {
  addSentDraft,
  changeInput,
  deleteDraft,
  discardChanges,
  getNeededWrite,
} from '../../../../domain/catalogue/editing/productEdit'
import { isNumberTaken, receiveStoredState } from '../../../../domain/catalogue/editing/receiveStoredState'
import { draft, publish, receive, sampleInput, sola, start } from './sampleProducts'

describe('What was written in a form', () => {
  const saved = receive(
    addSentDraft(changeInput(start(), { name: 'Mine' }), { ...sampleInput, name: 'Mine' }),
    publish(),
    draft({ name: 'Mine' }, 5, sola),
  )

  test('is kept when a colleague replaces it, also in parts, and can be put back', () => {
    const first = receive(saved, publish(), draft({ name: 'Th' }, 6))
    const edit = receive(first, publish(), draft({ name: 'Theirs' }, 7))
    expect(edit.input.name).toBe('Theirs')
    expect(edit.takenOver).toMatchObject([{ field: 'name', former: { name: 'Mine' }, from: 'draft' }])
    expect(chooseSide(edit, 'name', 'mine')).toMatchObject({ input: { name: 'Mine' }, takenOver: [] })
    expect(chooseSide(edit, 'name', 'theirs')).toMatchObject({ input: { name: 'Theirs' }, takenOver: [] })
  })

  test('is kept when a colleague publishes another text, and when one discards the draft', () => {
    const published = receive(saved, publish({ name: 'Published' }, 9))
    expect(published.takenOver).toMatchObject([{ former: { name: 'Mine' }, from: 'published' }])
    const discarded = receive(saved, publish())
    expect(discarded.input).toEqual(sampleInput)
    expect(discarded.takenOver).toMatchObject([{ former: { name: 'Mine' }, from: 'discarded' }])
  })

  test('comes back with Undo before Firestore has shown that its draft is gone', () => {
    const undone = changeInput(deleteDraft(discardChanges(saved)), { name: 'Mine' })
    const edit = receive(undone, publish())
    expect([edit.input.name, edit.takenOver, getNeededWrite(edit)]).toEqual(['Mine', [], 'save'])
  })

  test("is kept after the colleague's text was taken", () => {
    const edit = receive(
      changeInput(saved, { name: 'Mine, longer' }),
      publish(),
      draft({ name: 'Theirs' }, 6),
    )
    const taken = chooseSide(edit, 'name', 'theirs')
    expect(taken.input.name).toBe('Theirs')
    expect(chooseSide(taken, 'name', 'mine').input.name).toBe('Mine, longer')
  })
})

describe('The number of a new product', () => {
  const edit = changeInput(start(null), { name: 'Mine' })

  test('is taken once a colleague has a draft or a product with it', () => {
    expect(isNumberTaken(edit, { published: null, draft: null })).toBe(false)
    expect(isNumberTaken(edit, { published: null, draft: draft({ name: 'Theirs' }, 5) })).toBe(true)
    expect(isNumberTaken(edit, { published: publish(), draft: null })).toBe(true)
  })

  test("is this form's own from its first draft on", () => {
    const sent = addSentDraft(edit, edit.input)
    const own = { product: { name: 'Mine' }, by: sola, savedAt: 5 }
    expect(isNumberTaken(sent, { published: null, draft: own })).toBe(false)
    const stored = receiveStoredState(sent, { published: null, draft: own })
    expect(isNumberTaken(stored, { published: null, draft: draft({ name: 'Theirs' }, 6) })).toBe(false)
  })
})
