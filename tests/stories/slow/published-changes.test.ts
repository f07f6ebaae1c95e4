import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  type PublishedChange,
  serializeSnapshot,
  snapshotPath,
} from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { getBuiltProduct, publish } from '../../publishedProducts'
import { expectAccessible } from '../expectAccessible'
import { recordLayoutShifts } from '../layoutShifts'
import { desktopViewport, phoneViewport, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

const picture = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#804020' } })
  .webp()
  .toBuffer()

// A name that needs one more line would make its row higher.
const renamed = publish(getBuiltProduct('Coconut Oil'), { name: 'New Coconut Oil' })
const gone = { id: '1', hidden: true } as const
const butter = getBuiltProduct('Avocado Butter')
const newButter = publish(butter, { id: '990', name: 'Kombo Butter' })
const { image: texture } = newButter
const proof = {
  morePictures: { texture },
  certificates: ['2026-03-09 ABC234efghijklmnopqr Lagos Food Lab | Peroxide value'],
}

/** Opens a tab in which nothing has been published yet, whatever page it opens. */
async function openTab(screen: { width: number; height: number }) {
  const page = await visit('about:blank', { screen })
  const readShifts = await recordLayoutShifts(page)
  let published: PublishedChange[] = []
  await page.route(`**${snapshotPath}`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: serializeSnapshot({ base: '/catalogue/another/', products: published, parts: [] }),
    }),
  )
  await page.route(/\/pictures\/\d+\//, (route) =>
    route.fulfill({ contentType: 'image/webp', body: picture }),
  )
  const open = async (path: string) => {
    published = []
    const answer = page.waitForResponse((response) => response.url().endsWith(snapshotPath))
    await page.goto(path)
    await answer
    await page.evaluate(() => document.fonts.ready)
    await readShifts()
  }
  const show = async (...changes: PublishedChange[]) => {
    published = changes
    // The page asks again when the device is back online.
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  return { page, open, show, readShifts }
}

test('What staff publish moves nothing in the list, on the home page and on a product, on a phone and on a desktop', async () => {
  for (const screen of [phoneViewport, desktopViewport]) {
    const { page, open, show, readShifts } = await openTab(screen)
    const noLongerSold = page.getByText('No longer sold')
    await open('/arielle-store')
    await show(renamed, gone, newButter)
    await page.getByRole('heading', { name: renamed.name }).waitFor()
    await noLongerSold.waitFor()
    expect((await readShifts()).sum).toBe(0)

    await open('/')
    const card = page.locator('article:has(h3 a[href^="/products/"])').first()
    await card.scrollIntoViewIfNeeded()
    const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
    await readShifts()
    await show({ id: href.split('/').at(-1) ?? '', hidden: true }, renamed, newButter)
    await card.getByText('No longer sold').waitFor()
    expect((await readShifts()).sum).toBe(0)

    await open(`/products/${butter.id}`)
    await show(publish(butter, { description: `${butter.description} Pressed this week.` }))
    await page.getByText('Pressed this week.').waitFor()
    expect((await readShifts()).sum).toBeLessThan(0.05)
    await show(publish(butter, proof))
    await page.getByRole('group', { name: 'Photographs' }).waitFor()
    await page.getByRole('link', { name: 'Peroxide value (PDF)' }).waitFor()
    expect((await readShifts()).sum).toBeLessThan(0.05)
    await show({ id: butter.id, hidden: true })
    await noLongerSold.waitFor()
    expect((await readShifts()).sum).toBe(0)
    // routes.test.ts checks the product on a phone.
    if (screen === desktopViewport) await expectAccessible(page)
  }
})
