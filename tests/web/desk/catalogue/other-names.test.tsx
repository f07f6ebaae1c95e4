import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getButton, getField, openForm, publish } from './catalogueDesk'

const getNewName = () => getField('One more name')
const tenNames = Array.from({ length: 10 }, (_, index) => `Name ${index}`)

describe('The other names', () => {
  test('are added and removed one by one, and published', async () => {
    const { user, fill, read } = await openForm({ alsoKnownAs: ['Cocos nucifera'] })
    await fill('One more name', 'Coconut butter')
    await user.keyboard('{Enter}')
    await fill('One more name', 'Man kwakwa')
    await user.click(getButton('Add'))
    screen.getByText('Man kwakwa added.')
    await user.click(getButton('Remove Cocos nucifera'))
    screen.getByText('Cocos nucifera removed.')
    await publish(user, /^Published\./)
    expect(read().published?.alsoKnownAs).toEqual(['Coconut butter', 'Man kwakwa'])
  })

  test('get letters and tone marks at the cursor, which stays in the field', async () => {
    const { user, fill } = await openForm()
    await fill('One more name', 'di agbn')
    getNewName().setSelectionRange(6, 6)
    await user.click(getButton('Insert ọ'))
    expect(getNewName().value).toBe('di agbọn')
    getNewName().setSelectionRange(0, 0)
    await user.click(getButton('Capital letters'))
    await user.click(getButton('Insert Ọ'))
    await user.click(getButton(/^Low tone/))
    expect(getNewName().value).toBe('Ọ̀di agbọn')
    await user.keyboard('k')
    expect(getNewName().value).toBe('Ọ̀kdi agbọn')
  })

  test('get tone marks by the keyboard alone, and screen readers hear what the field has then', async () => {
    const { user, fill } = await openForm()
    await fill('One more name', 'Ori')
    getButton(/^High tone/).focus()
    await user.keyboard('{Enter}')
    expect(getNewName().value).toBe('Orí')
    screen.getByText('The name is now: Orí')
    await fill('One more name', '')
    getButton(/^Mid tone/).focus()
    await user.keyboard(' ')
    screen.getByText('Write the letter first, then its tone mark.')
  })

  test.each([
    [['Òrí'], 'ÒRÍ', 'The product has this name already.'],
    [tenNames, 'Eleven', 'A product has at most 10 other names. Remove one first.'],
    [[], 'x'.repeat(61), 'This has 61 of at most 60 characters. Please shorten it by 1.'],
    [[], ' ', 'Please write a name first.'],
  ])('are refused with a sentence: %#', async (alsoKnownAs, text, message) => {
    const { user, fill } = await openForm({ alsoKnownAs })
    await fill('One more name', text)
    await user.click(getButton('Add'))
    screen.getByText(message)
    expect(getNewName().value).toBe(text)
  })

  test('are not published while one is written and not added', async () => {
    const { user, fill, read } = await openForm()
    await fill('One more name', 'Man kwakwa')
    await user.click(getButton('Publish'))
    screen.getByText('This name is not added yet. Press Add, or clear the field.')
    expect(document.activeElement).toBe(getNewName())
    expect(read().versions).toHaveLength(1)
  })
})
