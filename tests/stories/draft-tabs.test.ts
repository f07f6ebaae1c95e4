import { expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'
import { getContactFormFieldByLabel, contactPagePath } from './contactForm'

const visit = setUpBrowser()

test('two tabs share a draft: typing in one keeps what was typed in the other', async () => {
  const firstTab = await visit(contactPagePath)
  await getContactFormFieldByLabel(firstTab, 'Full Name').fill('Ada')
  const secondTab = await firstTab.context().newPage()
  await secondTab.goto(contactPagePath)
  await getContactFormFieldByLabel(secondTab, 'Message').fill('Do you have black soap?')
  await expect
    .poll(() => getContactFormFieldByLabel(firstTab, 'Message').inputValue())
    .toBe('Do you have black soap?')
  await getContactFormFieldByLabel(firstTab, 'Full Name').press('End')
  await getContactFormFieldByLabel(firstTab, 'Full Name').pressSequentially(' Obi')
  await expect.poll(() => getContactFormFieldByLabel(secondTab, 'Full Name').inputValue()).toBe('Ada Obi')
  expect(await getContactFormFieldByLabel(secondTab, 'Message').inputValue()).toBe('Do you have black soap?')
})
