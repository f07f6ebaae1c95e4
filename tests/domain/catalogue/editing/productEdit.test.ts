import { describe, expect, test } from 'vitest'
import {
  addSentDraft,
  changeInput,
  discardChanges,
  getNeededWrite,
  hasConflict,
  listDraftConflicts,
  listPublishedConflicts,
  toPublishedEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import { chooseSide } from '../../../../domain/catalogue/editing/chooseSide'
import { startProductEdit } from '../../../../domain/catalogue/editing/receiveStoredState'
import { draft, publish, receive, sampleInput, sola, start } from './sampleProducts'

describe('A form without changes', () => {
  test("shows a colleague's draft as it arrives, without a word", () => {
    const edit = receive(start(), publish(), draft({ name: 'Theirs' }, 5))
    expect(edit).toMatchObject({ input: { name: 'Theirs' }, takenOver: [] })
    expect(getNeededWrite(edit)).toBe('none')
  })

  test("shows a colleague's publication as it arrives", () => {
    const edit = receive(start(publish(), draft({ name: 'Draft' }, 5)), publish({ name: 'Published' }, 9))
    expect(edit.input.name).toBe('Published')
    expect(getNeededWrite(edit)).toBe('none')
  })

  test('shows what is published when a colleague discards the draft', () => {
    const edit = receive(start(publish(), draft({ name: 'Draft' }, 5)), publish())
    expect(edit.input).toEqual(sampleInput)
  })
})

describe('A form with changes', () => {
  const changed = changeInput(start(), { name: 'Mine' })

  test("takes over what only a colleague's draft changed, and says so", () => {
    const edit = receive(changed, publish(), draft({ unit: 'piece' }, 5))
    expect(edit).toMatchObject({ input: { name: 'Mine', unit: 'piece' }, takenOver: [{ field: 'unit' }] })
    expect(getNeededWrite(edit)).toBe('save')
  })

  test('waits for a choice where both changed a field, and saves nothing meanwhile', () => {
    const edit = receive(changed, publish(), draft({ name: 'Theirs' }, 5))
    expect(edit.input.name).toBe('Mine')
    expect(listDraftConflicts(edit)).toEqual(['name'])
    expect(getNeededWrite(edit)).toBe('none')
    const mine = chooseSide(edit, 'name', 'mine')
    expect([mine.input.name, hasConflict(mine), getNeededWrite(mine)]).toEqual(['Mine', false, 'save'])
    const theirs = chooseSide(edit, 'name', 'theirs')
    expect([theirs.input.name, hasConflict(theirs), getNeededWrite(theirs)]).toEqual([
      'Theirs',
      false,
      'none',
    ])
  })

  test('needs no choice any more when it says the same as the colleague', () => {
    const edit = receive(changed, publish(), draft({ name: 'Theirs' }, 5))
    expect(hasConflict(changeInput(edit, { name: 'Theirs' }))).toBe(false)
  })

  test("is compared with a colleague's publication too", () => {
    const edit = receive(changed, publish({ name: 'Published', unit: 'piece' }, 9))
    expect(listPublishedConflicts(edit)).toEqual(['name'])
    expect(edit).toMatchObject({ input: { name: 'Mine', unit: 'piece' }, takenOver: [{ field: 'unit' }] })
    expect(getNeededWrite(chooseSide(edit, 'name', 'theirs'))).toBe('none')
  })

  test('needs no choice for what a colleague published from the common draft', () => {
    const common = start(publish(), draft({ name: 'Common' }, 5))
    const mine = changeInput(common, { description: 'Mine.' })
    const edit = receive(mine, publish({ name: 'Common, Corrected' }, 9))
    expect(hasConflict(edit)).toBe(false)
    expect(edit.input).toMatchObject({ name: 'Common, Corrected', description: 'Mine.' })
  })

  test('keeps them when a colleague discards the draft', () => {
    const edit = receive(
      changeInput(start(publish(), draft({ unit: 'piece' }, 5)), { name: 'Mine' }),
      publish(),
    )
    expect(edit.input).toMatchObject({ name: 'Mine', unit: 'piece' })
    expect(getNeededWrite(edit)).toBe('save')
  })

  test('recognises its own draft, also after more was typed', () => {
    const sent = changeInput(addSentDraft(changed, changed.input), { name: 'Mine, Longer' })
    const edit = receive(sent, publish(), draft({ name: 'Mine' }, 5, sola))
    expect(edit).toMatchObject({ input: { name: 'Mine, Longer' }, takenOver: [], sentDrafts: [] })
    expect(hasConflict(edit)).toBe(false)
    expect(getNeededWrite(edit)).toBe('save')
  })

  test('deletes the draft when it is back at what is published', () => {
    const edit = changeInput(start(publish(), draft({ name: 'Draft' }, 5)), { name: sampleInput.name })
    expect(getNeededWrite(edit)).toBe('delete')
    expect(getNeededWrite(discardChanges(start(publish(), draft({ name: 'Draft' }, 5))))).toBe('delete')
  })
})

describe('A form that has published', () => {
  const common = start(publish(), draft({ name: 'Published' }, 5, sola))
  const product = publish({ name: 'Published' }).product
  const published = toPublishedEdit(common, product)

  test('is not told of its own publication, in whichever order Firestore shows it', () => {
    const arrived = publish({ name: 'Published' }, 9)
    const states = [
      receive(receive(published, publish(), draft({ name: 'Published' }, 5, sola)), arrived),
      receive(receive(published, arrived, draft({ name: 'Published' }, 5, sola)), arrived),
    ]
    for (const edit of states) {
      expect(edit).toMatchObject({ input: { name: 'Published' }, takenOver: [], draft: null })
      expect(getNeededWrite(edit)).toBe('none')
    }
  })

  test('keeps what was typed meanwhile as a new draft', () => {
    const edit = receive(changeInput(published, { unit: 'piece' }), publish({ name: 'Published' }, 9))
    expect(hasConflict(edit)).toBe(false)
    expect(getNeededWrite(edit)).toBe('save')
  })
})

describe('A form that is opened again', () => {
  const { input, publishedBase, draftBase } = changeInput(
    start(publish(), draft({ unit: 'piece' }, 5, sola)),
    { name: 'Mine' },
  )
  const kept = { input, publishedBase, draftBase, sentDrafts: [] }

  test("goes on with the device's text, which is newer than its own stored draft", () => {
    const stored = { published: publish(), draft: draft({ unit: 'piece' }, 5, sola) }
    const edit = startProductEdit('84', stored, kept)
    expect(edit.input).toMatchObject({ name: 'Mine', unit: 'piece' })
    expect([hasConflict(edit), getNeededWrite(edit)]).toEqual([false, 'save'])
  })

  test('asks where a colleague has saved another text meanwhile', () => {
    const stored = { published: publish(), draft: draft({ unit: 'piece', name: 'Theirs' }, 9) }
    expect(listDraftConflicts(startProductEdit('84', stored, kept))).toEqual(['name'])
  })

  test('keeps its text when the draft is gone', () => {
    const edit = startProductEdit('84', { published: publish(), draft: null }, kept)
    expect(edit.input).toMatchObject({ name: 'Mine', unit: 'piece' })
    expect(getNeededWrite(edit)).toBe('save')
  })

  test('asks about each field of a draft that is older than what is published', () => {
    const edit = start(publish({ unit: 'piece' }, 9), draft({ name: 'Draft' }, 5))
    expect(listPublishedConflicts(edit)).toEqual(['name', 'unit'])
  })

  test('deletes the draft of a new product once nothing is in it', () => {
    const edit = start(null, draft({ name: 'New' }, 5, sola))
    expect(getNeededWrite(discardChanges(edit))).toBe('delete')
  })
})
