import { expect, test } from 'vitest'
import { gotoWithHeldScripts } from './holdRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test('the contact bar and the footer say whether the shop is open, in Lagos time, and follow the clock', async () => {
  const page = await visit('/', {
    fresh: true,
    prepare: (tab) => tab.clock.install({ time: Date.parse('2026-03-14T16:58:30+01:00') }),
  })
  const places = [page.getByRole('complementary', { name: 'Contact' }), page.getByRole('contentinfo')]
  const readStates = () => Promise.all(places.map((place) => place.getByText(/^We(?:'re)? open/).innerText()))
  await expect.poll(readStates).toEqual(["We're open until 5 pm", "We're open until 5 pm"])
  await page.clock.runFor(120_000)
  await expect.poll(readStates).toEqual(['We open on Monday at 9', 'We open on Monday at 9'])
})

test('a prerendered page reserves the room for the opening state and shows none', async () => {
  const page = await visit('about:blank')
  const { releaseScripts } = await gotoWithHeldScripts(page, '/')
  const state = page.getByRole('contentinfo').locator('dl + div')
  expect(await state.innerText()).toBe('')
  const height = (await state.boundingBox())?.height
  releaseScripts()
  await expect.poll(() => state.innerText()).toMatch(/^We/)
  expect((await state.boundingBox())?.height).toBe(height)
})
