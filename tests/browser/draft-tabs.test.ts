import { expect, test } from 'vitest'
import { useBrowser } from './browser'
import { field, path } from './contactForm'

const visit = useBrowser()

test('Two tabs, one draft: a letter typed in the older tab does not take back what the newer one holds', async () => {
  const older = await visit(path)
  await field(older, 'Full Name').fill('Ada')
  const newer = await older.context().newPage()
  await newer.goto(path)
  await field(newer, 'Message').fill('Do you have black soap?')
  await expect.poll(() => field(older, 'Message').inputValue()).toBe('Do you have black soap?')
  await field(older, 'Full Name').press('End')
  await field(older, 'Full Name').pressSequentially(' Obi')
  await expect.poll(() => field(newer, 'Full Name').inputValue()).toBe('Ada Obi')
  expect(await field(newer, 'Message').inputValue()).toBe('Do you have black soap?')
})
