import { describe, expect, test } from 'vitest'
import { getName, openCatalogue, openForm, storeProduct, waitForSaved } from './catalogueProducts'
import { contentionErrorPattern, offlineErrorPattern, readStoredDocument } from './deskItem'
import { secondStaffAccount } from './deskPage'
import { getPathAndQuery, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const problems = [/404|already-exists/, contentionErrorPattern, offlineErrorPattern]
const expected = new RegExp(problems.map(({ source }) => source).join('|'))

const readDraft = (id: string) => readStoredDocument(`drafts/${id}`)

describe('A draft', () => {
  test('is saved while somebody types, and deleted when the form is back at what is published', async () => {
    const { id, name } = await storeProduct()
    const page = await openForm(visit, id, { expected })
    await getName(page).fill('Draft Name')
    await waitForSaved(page)
    expect(await readDraft(id)).toContain('Draft Name')
    await getName(page).fill(name)
    await expect.poll(() => readDraft(id)).toContain('NOT_FOUND')
  })

  test('survives a tab that is closed before anything was sent', async () => {
    const { id } = await storeProduct()
    const page = await openForm(visit, id, { expected })
    await page.context().setOffline(true)
    await getName(page).fill('Typed Offline')
    await page.getByText('Kept on this device until you are online.').waitFor()
    const context = page.context()
    const nextPage = await context.newPage()
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
    await context.setOffline(false)
    await nextPage.goto(`/staff/catalogue/${id}`)
    await expect.poll(() => getName(nextPage).inputValue()).toBe('Typed Offline')
    await expect.poll(() => readDraft(id)).toContain('Typed Offline')
  })

  test('waits on the device without a connection, and is saved after it is back', async () => {
    const { id } = await storeProduct()
    const page = await openForm(visit, id, { expected })
    await page.context().setOffline(true)
    await getName(page).fill('Typed Offline')
    await page.getByText('Kept on this device until you are online.').waitFor()
    await page.context().setOffline(false)
    await waitForSaved(page)
    expect(await readDraft(id)).toContain('Typed Offline')
  })

  test('comes into the form of a colleague who has changed nothing, with who saved it', async () => {
    const { id } = await storeProduct()
    const [sola, emeka] = [
      await openForm(visit, id, { expected }),
      await openForm(visit, id, { expected, account: secondStaffAccount }),
    ]
    await getName(sola).fill('Name by Sola')
    await expect.poll(() => getName(emeka).inputValue()).toBe('Name by Sola')
    await emeka.getByText('Sola Staff is working on this product too').waitFor()
  })

  test('of two who change different fields has both', async () => {
    const { id } = await storeProduct()
    const [sola, emeka] = [
      await openForm(visit, id, { expected }),
      await openForm(visit, id, { expected, account: secondStaffAccount }),
    ]
    await Promise.all([
      getName(sola).fill('Name by Sola'),
      emeka.getByLabel('Description').fill('Text by Emeka.'),
    ])
    for (const page of [sola, emeka]) {
      await expect.poll(() => getName(page).inputValue()).toBe('Name by Sola')
      await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Text by Emeka.')
    }
    await expect
      .poll(() => readDraft(id))
      .toMatch(/Name by Sola[^]*Text by Emeka|Text by Emeka[^]*Name by Sola/)
  })
})

describe('A new product', () => {
  test('gets an id of its own for each of two staff members, and keeps it', async () => {
    const [sola, emeka] = await Promise.all([
      openCatalogue(visit, '/new', { expected }),
      openCatalogue(visit, '/new', { expected, account: secondStaffAccount }),
    ])
    await Promise.all([sola, emeka].map((page) => getName(page).waitFor()))
    const [path, otherPath] = [getPathAndQuery(sola), getPathAndQuery(emeka)]
    expect(path).toMatch(/^\/staff\/catalogue\/\d+$/)
    expect(otherPath).toMatch(/^\/staff\/catalogue\/\d+$/)
    expect(path).not.toBe(otherPath)
    await sola.goto('/staff/catalogue/new')
    await expect.poll(() => getPathAndQuery(sola)).toBe(path)
    for (const page of [sola, emeka]) {
      await getName(page).fill('A New Product')
      await waitForSaved(page)
    }
  })
})
