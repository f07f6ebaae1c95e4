import { describe, expect, test } from 'vitest'
import { mergeProductInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import { sampleInput } from './sampleProducts'

describe('The merge of two changes of a product', () => {
  test('takes over the fields that only they changed', () => {
    const mine = { ...sampleInput, name: 'Avocado Butter, Raw' }
    const theirs = { ...sampleInput, unit: 'piece' as const }
    expect(mergeProductInputs(sampleInput, mine, theirs)).toEqual({
      input: { ...sampleInput, name: 'Avocado Butter, Raw', unit: 'piece' },
      takenOver: ['unit'],
      conflicting: [],
    })
  })

  test('keeps mine and names the field if both changed it differently', () => {
    const mine = { ...sampleInput, name: 'Mine' }
    const theirs = { ...sampleInput, name: 'Theirs' }
    expect(mergeProductInputs(sampleInput, mine, theirs)).toEqual({
      input: mine,
      takenOver: [],
      conflicting: ['name'],
    })
  })

  test('has no conflict where both made the same change', () => {
    const changed = { ...sampleInput, description: 'Soft.' }
    const merge = mergeProductInputs(sampleInput, changed, { ...changed })
    expect(merge).toEqual({ input: changed, takenOver: [], conflicting: [] })
  })

  test('compares other names as a whole list', () => {
    const mine = { ...sampleInput, alsoKnownAs: ['Persea gratissima', 'Pia'] }
    const theirs = { ...sampleInput, alsoKnownAs: ['Persea gratissima', 'Ẹso'] }
    expect(mergeProductInputs(sampleInput, mine, theirs).conflicting).toEqual(['alsoKnownAs'])
  })

  test('sees no difference in the order in which Firestore returns the entries of a map', () => {
    const { first, second, third } = sampleInput.benefits
    const theirs = { ...sampleInput, benefits: { third, second, first } }
    expect(mergeProductInputs(sampleInput, sampleInput, theirs).takenOver).toEqual([])
  })
})
