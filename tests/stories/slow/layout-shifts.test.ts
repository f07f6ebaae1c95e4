import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { routePaths } from '../../../domain/site/routePaths'
import { registerTestAccount } from '../../testAccount'
import { signInAndReturnToStore } from '../accountList'
import { getAccountButton, getLoginLink } from '../authScreens'
import { gotoWithHeldScripts, holdRequests } from '../holdRequests'
import { recordLayoutShifts } from '../layoutShifts'
import { addProductsToOrderList, expectHeaderProductCount } from '../orderListPage'
import {
  fillRequestForm,
  getEarlierRequestLine,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from '../requestForm'
import { getTextField, isHydrated, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

const { product, use, guide, productEnquiry, ...fixedPaths } = routePaths
const paths = [
  ...Object.values(fixedPaths),
  ...[product('84'), use('hair-care'), guide('butter-balm'), productEnquiry('84')],
  `${routePaths.orderList}#list=84:2`,
]
const widths = [320, 1440, 390, 1024, 768, 1366]

const visitors = [
  ['a new visitor', visitStore, getLoginLink, 0],
  ['a guest with a list, drafts and a sent request', openAsSender, getLoginLink, 1],
  ['a customer with a list', openAsCustomer, getAccountButton, 2],
] as const

// Each page has three of the widths, and each visitor has all of them.
test.each(visitors)('No page shifts while it loads for %s', async (_, open, getAccountControl, offset) => {
  const page = await open()
  const readShifts = await recordLayoutShifts(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const shifted: string[] = []
  let pagesWithFace = 0
  for (const [index, path] of paths.entries()) {
    const width = widths[(index + offset) % widths.length] ?? 0
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await loadSlowly(page, path)
    await getAccountControl(page).waitFor()
    const { moved } = await readShifts()
    if (await hasDisplayFace(page)) pagesWithFace += 1
    shifted.push(...moved.map((shift) => `${path} at ${width}: ${shift}`))
  }
  expect(shifted).toEqual([])
  // Where it would move something, a page does not use it.
  expect(pagesWithFace).toBeGreaterThan(0.8 * paths.length)
})

/** Loads a page whose scripts arrive after it is painted, and whose typeface arrives once they have run. */
async function loadSlowly(page: Page, path: string) {
  await page.goto('about:blank', { waitUntil: 'commit' })
  const deliverFace = await holdRequests(page, /young-serif/)
  const { releaseScripts } = await gotoWithHeldScripts(page, path)
  releaseScripts()
  await page.waitForFunction(isHydrated)
  const faceDelivered = page.waitForResponse(/young-serif/)
  deliverFace()
  await faceDelivered
  // The page of sent requests listens to the database for as long as it is open.
  if (path === routePaths.myRequests)
    await page.getByText('Loading your requests').waitFor({ state: 'detached' })
  else await page.waitForLoadState('networkidle')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

function hasDisplayFace(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Young Serif')))
}

function visitStore() {
  return visit(routePaths.store, { expected: /status of 404/ })
}

async function openWithList() {
  const page = await visitStore()
  await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil')
  await expectHeaderProductCount(page, 2)
  return page
}

async function openAsCustomer() {
  return signInAndReturnToStore(await openWithList(), await registerTestAccount())
}

async function openAsSender() {
  const page = await visit(requestPagePath, { expected: /status of 404/ })
  await fillRequestForm(page)
  await page.getByRole('checkbox', { name: 'Remember my details on this device' }).check()
  await page.getByText("We couldn't match").waitFor()
  await submitRequestForm(page)
  await getRequestSentHeading(page).waitFor()
  await page.goto(requestPagePath)
  await getEarlierRequestLine(page).waitFor()
  await getTextField(page, 'Product List').fill('2 kg shea butter & oil\n1.5 kg chia?')
  await page.goto(routePaths.store)
  await addProductsToOrderList(page, 'Shea Butter', 'Coconut Oil')
  await expectHeaderProductCount(page, 2)
  return page
}
