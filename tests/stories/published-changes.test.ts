import { expect, test } from 'vitest'
import { snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { getBuiltProduct, publish } from '../publishedProducts'
import { expectAccessible } from './expectAccessible'
import { answerWithChanges, askAgain, recordLayoutShifts } from './publishedSnapshot'
import { desktopViewport, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const renamed = publish(getBuiltProduct('Coconut Oil'), { name: 'Coconut Oil of This Harvest' })
const gone = { id: '1', hidden: true } as const
const butter = getBuiltProduct('Avocado Butter')
const newButter = publish(butter, { id: '990', name: 'Kombo Butter' })

/** Opens a page on which nothing has been published yet. */
async function open(path: string, screen: { width: number; height: number }) {
  let readShifts = () => Promise.resolve(0)
  let answer = { set: () => undefined } as Awaited<ReturnType<typeof answerWithChanges>>
  const asked = { path: '' }
  const page = await visit(path, {
    screen,
    fresh: true,
    prepare: async (tab) => {
      readShifts = await recordLayoutShifts(tab)
      answer = await answerWithChanges(tab)
      tab.on('response', (response) => {
        if (response.url().endsWith(snapshotPath)) asked.path = snapshotPath
      })
    },
  })
  await page.waitForLoadState('load')
  await expect.poll(() => asked.path).toBe(snapshotPath)
  await page.evaluate(() => document.fonts.ready)
  await readShifts()
  const show = async (...changes: Parameters<typeof answer.set>) => {
    answer.set(...changes)
    await askAgain(page)
  }
  return { page, show, readShifts }
}

test('What staff publish moves nothing in the list, on the home page and on a product, on a phone and on a desktop', async () => {
  for (const screen of [phoneViewport, desktopViewport]) {
    const list = await open('/arielle-store', screen)
    await list.show(renamed, gone, newButter)
    await list.page.getByRole('heading', { name: renamed.name }).waitFor()
    await list.page.getByText('No longer sold').waitFor()
    expect(await list.readShifts()).toBe(0)

    const home = await open('/', screen)
    const card = home.page.locator('article:has(h3 a[href^="/products/"])').first()
    await card.scrollIntoViewIfNeeded()
    const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
    await home.readShifts()
    await home.show({ id: href.split('/').at(-1) ?? '', hidden: true }, renamed, newButter)
    await card.getByText('No longer sold').waitFor()
    expect(await home.readShifts()).toBe(0)

    const product = await open(`/products/${butter.id}`, screen)
    await product.show(publish(butter, { description: `${butter.description} Pressed this week.` }))
    await product.page.getByText('Pressed this week.').waitFor()
    expect(await product.readShifts()).toBeLessThan(0.05)
    await product.show({ id: butter.id, hidden: true })
    await product.page.getByText('No longer sold').waitFor()
    expect(await product.readShifts()).toBe(0)
    await expectAccessible(product.page)
  }
})
