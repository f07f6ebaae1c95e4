import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deskCataloguePath } from '../../domain/site/deskPath'
import { openItem } from '../stories/deskItem'
import { demoStaffAccount, signIn } from '../stories/deskPage'
import { getField, publish } from '../stories/deskProduct'
import { acceptCrop, choosePhotograph } from '../stories/photographField'
import {
  fillRequestForm,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from '../stories/requestForm'
import { phoneViewport, setUpBrowser } from '../stories/setUpBrowser'
import { findSentDocuments } from '../sentDocuments'

const visit = setUpBrowser()

// Products that other stories publish (tests/createStoredProduct.ts) have no picture files.
const otherStoriesPicture = /404.*\/pictures\/[0-9]+\/oil-0f55628fb5-/

test('staff photograph a new product and publish it on a phone, an open list shows it, and a visitor orders it', async () => {
  const name = `Story Butter ${crypto.randomUUID().slice(0, 8)}`
  const desk = await visit(deskCataloguePath, { fresh: true, screen: phoneViewport })
  await signIn(desk, demoStaffAccount)
  const productId = await writeNewProduct(desk, name)

  const visitor = await visit('/arielle-store?category=Soap', {
    ...{ fresh: true, screen: phoneViewport },
    expected: otherStoriesPicture,
  })
  await publish(desk)
  const addButton = visitor.getByRole('button', { name: `Add ${name} to order list` })
  // A visitor who returns to a page does not wait for its next regular question.
  await expect
    .poll(async () => {
      await visitor.evaluate(() => dispatchEvent(new Event('pageshow')))
      return addButton.isVisible()
    })
    .toBe(true)
  await addButton.click()

  await visitor.goto(requestPagePath)
  await fillRequestForm(visitor, { Name: name, 'Product List': `0.5 kg ${name}` })
  await submitRequestForm(visitor)
  await getRequestSentHeading(visitor).waitFor()

  const [request] = await findSentDocuments('requests', 'name', name)
  const item = await openItem(visit, { kind: 'requests', id: request?.id ?? '' })
  await item.getByRole('link', { name }).first().waitFor()
  const picture = item.locator(`img[src^="/pictures/${productId}/"]`)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

/** Fills the form of a new product as staff do, with a photograph, and returns the product's id. */
async function writeNewProduct(desk: Page, name: string): Promise<string> {
  await desk.getByRole('link', { name: 'New Product' }).click()
  await getField(desk, 'Name').fill(name)
  const photograph = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#886622' } })
  await choosePhotograph(desk, await photograph.jpeg().toBuffer())
  await acceptCrop(desk)
  await getField(desk, 'Category').selectOption('Soap')
  await getField(desk, 'By the kg').check()
  await getField(desk, 'Skin Care Grade').check()
  await getField(desk, 'Description').fill(`A soap of a story, made for ${name}.`)
  return new URL(desk.url()).pathname.replace(`${deskCataloguePath}/`, '')
}
