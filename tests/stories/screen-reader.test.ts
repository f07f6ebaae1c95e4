import { describe, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { expectTranscript } from './expectTranscript'
import { phoneViewport, setUpBrowser } from './setUpBrowser'
import { startScreenReader } from './screenReader'

const visit = setUpBrowser()

const testFile = 'tests/stories/screen-reader.test.ts'

describe('with a screen reader and a keyboard', () => {
  test('a visitor finds a product and adds it to the order list', async () => {
    const visitor = await startScreenReader(await visit('/'))
    await visitor.moveTo('D', 'main')
    await visitor.moveTo('Tab', 'Visit Products')
    await visitor.press('Enter')
    await visitor.hear('Store Front')
    await visitor.moveTo('Tab', 'Search Products')
    await visitor.type('avocado')
    await visitor.hear('Showing 2 products')
    await visitor.moveTo('H', 'Avocado Butter')
    await visitor.moveTo('Tab', 'Add Avocado Butter to order list')
    await visitor.press('Enter')
    await visitor.hear('added to order list')
    await visitor.press('Enter')
    await visitor.hear('Increased by 0.5')
    await expectTranscript(visitor, {
      fileName: 'find-and-add.md',
      title: 'Find a product and add it to the order list',
      testFile,
    })
  })

  test('a customer signs in', async () => {
    const { email, password } = await registerTestAccount()
    const visitor = await startScreenReader(await visit('/login-account'))
    await visitor.moveTo('H', 'Login')
    await visitor.moveTo('Tab', 'Email')
    await visitor.type(email)
    await visitor.moveTo('Tab', 'Password')
    await visitor.type(password)
    await visitor.press('Enter')
    await visitor.hear('Arielle Organics')
    await visitor.hear('Login Successful...')
    await expectTranscript(visitor, { fileName: 'sign-in.md', title: 'Sign in', testFile }, (transcript) =>
      transcript.replace(email, 'ada@example.com').replace(password, 'the password'),
    )
  })

  test('a visitor sends the order list and follows the request', async () => {
    const page = await visit('/products/84', { screen: phoneViewport })
    const visitor = await startScreenReader(page)
    await visitor.moveTo('Tab', 'Add Avocado Butter to order list')
    await visitor.press('Enter')
    await visitor.hear('added to order list')
    await visitor.moveTo('D', 'banner')
    await visitor.moveTo('Tab', 'Order List 1 product')
    await visitor.press('Enter')
    await visitor.hear('Confirm List')
    await visitor.moveTo('K', 'Request')
    await visitor.press('Enter')
    await visitor.hear('Make Request')
    await visitor.moveTo('Tab', 'Name')
    await visitor.type('Ada Obi')
    await visitor.moveTo('Tab', 'Email')
    await visitor.type('ada@example.com')
    await visitor.moveTo('Tab', 'Product List')
    await visitor.moveTo('Tab', 'SEND REQUEST')
    await visitor.press('Enter')
    await visitor.hear('Your request has been sent')
    await visitor.moveTo('D', 'main')
    await visitor.moveTo('K', 'My Requests')
    await visitor.press('Enter')
    await visitor.hear('My Requests')
    await page.getByRole('main').getByRole('article').waitFor()
    await visitor.moveTo('H', 'Product request')
    await expectTranscript(visitor, {
      fileName: 'send-and-follow.md',
      title: 'Send the order list and follow the request',
      testFile,
    })
  })
})
