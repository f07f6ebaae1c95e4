import { expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'
import { getContactField, contactPath } from './contactForm'

const visit = setUpBrowser()

test('two tabs share a draft: typing in one keeps what was typed in the other', async () => {
  const firstTab = await visit(contactPath)
  await getContactField(firstTab, 'Full Name').fill('Ada')
  const secondTab = await firstTab.context().newPage()
  await secondTab.goto(contactPath)
  await getContactField(secondTab, 'Message').fill('Do you have black soap?')
  await expect.poll(() => getContactField(firstTab, 'Message').inputValue()).toBe('Do you have black soap?')
  await getContactField(firstTab, 'Full Name').press('End')
  await getContactField(firstTab, 'Full Name').pressSequentially(' Obi')
  await expect.poll(() => getContactField(secondTab, 'Full Name').inputValue()).toBe('Ada Obi')
  expect(await getContactField(secondTab, 'Message').inputValue()).toBe('Do you have black soap?')
})
