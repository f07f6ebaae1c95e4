import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { CatalogueServices } from '../../../../web/data/desk/catalogue/CatalogueServices'
import type { ImportOutcome } from '../../../../web/data/desk/catalogue/publishImport'
import { emeka } from '../memory/deskState'
import {
  createProduct,
  describeProduct,
  getButton,
  getField,
  openCatalogue,
  publishAll,
} from './catalogueDesk'

const avocado = createProduct({ id: '84', name: 'Avocado Butter' })
const shea = createProduct({ id: '85', name: 'Shea Butter' })
const oneChange = 'id,name\n84,Avocado Butter Gold\n'

/** Opens the screen. The imports have these outcomes in turn. */
async function openImport(...outcomes: ImportOutcome[]) {
  const publishImport = vi.fn<CatalogueServices['publishImport']>(() =>
    Promise.resolve(outcomes.shift() ?? { kind: 'unreachable' }),
  )
  const rendered = openCatalogue('/import', { ...publishAll([avocado, shea]), catalogue: { publishImport } })
  await screen.findByLabelText('Choose a CSV File')
  return { ...rendered, publishImport }
}

async function chooseFile(user: UserEvent, content: BlobPart) {
  await user.upload(getField('Choose a CSV File'), new File([content], 'products.csv', { type: 'text/csv' }))
}

const findDifferences = () => screen.findByRole('list', { name: 'What would change' })
const queryPublish = () => screen.queryByRole('button', { name: /^Publish/ })

describe('Import and export', () => {
  test('show every difference before and after, and publish all at the press', async () => {
    const { user, publishImport } = await openImport({ kind: 'published' })
    await chooseFile(user, 'id;name;hidden\n84;Avocado Butter Gold;yes\n85;Gold;no\n')
    await screen.findByText('2 products differ in 3 cells. Nothing is published yet.')
    const [first] = within(await findDifferences()).getAllByRole('listitem')
    expect(first?.textContent).toBe(
      'Avocado Butter Gold 84nameBefore: Avocado ButterAfter: Avocado Butter GoldhiddenBefore: noAfter: yes',
    )
    expect(publishImport).not.toHaveBeenCalled()
    await user.click(getButton('Publish 2 Changes'))
    await screen.findByText('2 products are published. Visitors see it within a minute.')
    const products = publishImport.mock.lastCall?.[0].products.map(({ product }) => product)
    expect(products).toEqual([
      { ...avocado, name: 'Avocado Butter Gold', hidden: true },
      { ...shea, name: 'Gold' },
    ])
    expect(screen.queryByRole('list', { name: 'What would change' })).toBeNull()
  })

  test('publish 200 changes together, and no more', async () => {
    const products = Array.from({ length: 201 }, (_, index) => createProduct({ id: String(index + 200) }))
    const { user } = openCatalogue('/import', publishAll(products))
    await screen.findByLabelText('Choose a CSV File')
    const rows = products.map(({ id }) => `${id},New Name`)
    await chooseFile(user, ['id,name', ...rows].join('\n'))
    await screen.findByRole('alert')
    expect(queryPublish()).toBeNull()
    await chooseFile(user, ['id,name', ...rows.slice(1)].join('\n'))
    await screen.findByText('Publish 200 Changes')
  })

  test('name what is wrong by row and column, and then publish nothing', async () => {
    const { user } = await openImport()
    await chooseFile(user, 'id,name,category,price\n84,Gold,Oyl,1\n,New,Oil,2\n')
    await screen.findByText(/^2 cells or rows are wrong, so nothing is published\./)
    const errors = within(screen.getByRole('list', { name: 'What is wrong' })).getAllByRole('listitem')
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'Row 2, category: “Oyl” is none of the nine: Seed, Petals, Herbs, Spice, Butter, Soap, Powder, Oil, Others.',
      "Row 3, id: is empty. A new product needs a photograph, so add it with 'New Product' first, then export again.",
    ])
    screen.getByText('Not imported, because the catalogue has no such column: price.')
    expect(queryPublish()).toBeNull()
  })

  test('say what to do with a file in an encoding that is not known', async () => {
    const { user } = await openImport()
    await chooseFile(
      user,
      Uint8Array.from('id,name\n84,Caf\xE9', (letter) => letter.charCodeAt(0)),
    )
    await screen.findByText(/save it as 'CSV UTF-8', then choose it again/)
    expect(queryPublish()).toBeNull()
  })

  test('compare a file again once there is a connection', async () => {
    const { desk, user } = await openImport()
    desk.setConnection('unreachable')
    await chooseFile(user, oneChange)
    await screen.findByText(/^The catalogue couldn't be reached, so the file isn't compared yet/)
    desk.setConnection('online')
    await user.click(getButton('Compare Again'))
    expect(within(await findDifferences()).getAllByRole('listitem')).toHaveLength(1)
  })

  test('publish nothing after a colleague has published one of the products, and compare the file again', async () => {
    const { user, publishImport } = await openImport({ kind: 'conflict', ids: ['84'] }, { kind: 'published' })
    await chooseFile(user, oneChange)
    await user.click(await screen.findByRole('button', { name: 'Publish 1 Change' }))
    await screen.findByText(/^Somebody has just published Avocado Butter Gold\. Nothing of your file/)
    expect(queryPublish()).toBeNull()
    await user.click(getButton('Compare Again'))
    await user.click(await screen.findByRole('button', { name: 'Publish 1 Change' }))
    await screen.findByText('1 product is published. Visitors see it within a minute.')
    expect(publishImport).toHaveBeenCalledTimes(2)
  })

  test('keep everything when no answer comes, and send the same import again', async () => {
    const { user, publishImport } = await openImport()
    await chooseFile(user, oneChange)
    await user.click(await screen.findByRole('button', { name: 'Publish 1 Change' }))
    await screen.findByText(/^We couldn't tell whether your changes arrived\..*nothing is published twice\.$/)
    await user.click(getButton('Publish 1 Change'))
    const [first, second] = publishImport.mock.calls
    expect(second).toEqual(first)
    await findDifferences()
  })

  test("name a colleague's draft of a product that would change", async () => {
    const { desk, user } = await openImport()
    describeProduct(desk, avocado).saveAs(emeka, { name: 'Half a name' })
    await chooseFile(user, oneChange)
    await screen.findByText(/^Emeka Staff has a draft of Avocado Butter Gold\. It stays as it is/)
    expect(queryPublish()?.textContent).toBe('Publish 1 Change')
  })

  test('say so when the products cannot be exported', async () => {
    const { desk, user } = await openImport()
    desk.setConnection('unreachable')
    await user.click(getButton('Export CSV'))
    await screen.findByText("The products couldn't be fetched. Check your connection, then export again.")
    expect(getButton('Export CSV').getAttribute('aria-busy')).toBe('false')
  })
})
