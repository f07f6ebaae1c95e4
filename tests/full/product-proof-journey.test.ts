import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createDeskProduct, getField, openProduct, pixelFile, publish } from '../stories/deskProduct'
import { expectSound } from '../stories/expectAccessible'
import { acceptCrop, choosePhotograph } from '../stories/photographField'
import { phoneViewport, setUpBrowser } from '../stories/setUpBrowser'

const visit = setUpBrowser()

const pdf = Buffer.from('%PDF-1.7\nPeroxide value: 3 meq/kg\n%%EOF\n')

/** Chooses a file for the certificate that is being written. */
async function chooseCertificate(desk: Page, name: string, buffer: Buffer) {
  const choosing = desk.waitForEvent('filechooser')
  await desk.getByRole('button', { name: /^Choose (?:a|Another) PDF$/ }).click()
  await (await choosing).setFiles({ name, mimeType: 'application/pdf', buffer })
}

test('staff attach a lab report and a photograph of the texture on a phone, and an open page shows both', async () => {
  const deskProduct = await createDeskProduct()
  const { id, name } = deskProduct.product
  const path = `/products/${id}`
  // Until a function has published it, the product has no page.
  await expect.poll(async () => (await fetch(new URL(path, process.env.SITE_URL))).status).toBe(200)
  const visitor = await visit(path, {
    fresh: true,
    screen: phoneViewport,
    // The build has no file of a product that is new since.
    expected: new RegExp(`404.*/${id}\\.json`),
    // The main picture of a product of the tests has no files.
    prepare: (page) => page.route(/\/pictures\/\d+\/oil-/, (route) => route.fulfill(pixelFile)),
  })
  const look = () => visitor.evaluate(() => dispatchEvent(new Event('pageshow')))
  const choices = visitor.getByRole('group', { name: 'Photographs' })

  const desk = await openProduct(visit, deskProduct, { fresh: true, screen: phoneViewport })
  await desk.getByRole('button', { name: 'Add Certificate' }).click()
  await getField(desk, 'Title').fill('Peroxide value')
  await getField(desk, 'Issued By').fill('Lagos Food Lab')
  await getField(desk, 'Date on It').fill('2026-03-09')
  const refusal = desk.getByRole('group', { name: 'New certificate' }).getByRole('alert')
  await chooseCertificate(desk, 'report.pdf', Buffer.from('a photograph of a report'))
  await refusal.getByText('This is no complete PDF, so it is not attached.').waitFor()
  await chooseCertificate(desk, 'scan.pdf', Buffer.concat([pdf, Buffer.alloc(5_242_880), pdf]))
  await refusal.getByText('This file is larger than 5 MB, so it is not attached.').waitFor()
  expect(await getField(desk, 'Title').inputValue()).toBe('Peroxide value')
  await chooseCertificate(desk, 'report.pdf', pdf)
  await desk.getByText('report.pdf').waitFor()
  await expectSound(desk)
  await desk.getByRole('button', { name: 'Attach' }).click()
  await desk.getByText('Peroxide value is in the form. Visitors see it once you publish.').waitFor()

  const photograph = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#886622' } })
  await choosePhotograph(desk, await photograph.jpeg().toBuffer(), 'Add Photograph: texture', 'Texture')
  await acceptCrop(desk, 'Texture')
  await publish(desk)

  await expect
    .poll(async () => {
      await look()
      return choices.isVisible()
    })
    .toBe(true)
  await visitor.getByText('Lagos Food Lab, 9 March 2026').waitFor()
  const href = await visitor.getByRole('link', { name: 'Peroxide value (PDF)' }).getAttribute('href')
  const report = await visitor.request.get(href ?? '')
  expect([report.status(), report.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(await report.body()).toEqual(pdf)
  await choices.getByRole('button', { name: 'Texture' }).click()
  const texture = visitor.getByRole('img', { name: `${name}, its texture` })
  await expect
    .poll(() => texture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectSound(visitor)
})
