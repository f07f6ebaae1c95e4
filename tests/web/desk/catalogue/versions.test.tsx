import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { emeka } from '../memory/deskState'
import { createProduct, getButton, getField, openForm, publish } from './catalogueDesk'

const openVersions = (user: UserEvent) => user.click(screen.getByText('Versions'))
const findVersions = async () =>
  (await screen.findAllByText(/^published /)).map((time) => time.closest('li')?.textContent)
const getDifferences = () =>
  screen
    .getAllByRole('term')
    .filter((term) => term.closest('li'))
    .map((term) => [
      term.textContent,
      ...[...(term.nextElementSibling?.children ?? [])].map((text) => text.textContent),
    ])

describe('The versions of a product', () => {
  test('are listed newest first, with who, when and what changed from what to what', async () => {
    const { desk, user, fill, product } = await openForm()
    desk.setTime(Date.parse('2026-03-09T13:20+01:00'))
    await fill('Name', 'Moringa Oil')
    await user.click(getField('By the kg'))
    await publish(user, /^Published\./)
    await openVersions(user)
    expect(await findVersions()).toEqual([
      expect.stringMatching(/^Sola Staff published at 13:20Name/),
      expect.stringMatching(/^Seed published at 13:00The first version/),
    ])
    expect(getDifferences()).toEqual([
      ['Name', `Before: ${product.name}`, 'After: Moringa Oil'],
      ['Unit', 'Before: By the litre', 'After: By the kg'],
    ])
  })

  test('show of a long text where it differs, and both photographs', async () => {
    const description = `${'A soft butter for skin and hair. '.repeat(20)}Filtered twice. ${'Keep it cool. '.repeat(20)}`
    const { user, product, publishAs } = await openForm({ description })
    publishAs(emeka, {
      description: description.replace('Filtered twice', 'Filtered'),
      image: { ...product.image, path: `products/${product.id}/another-640.webp` },
    })
    await openVersions(user)
    await findVersions()
    expect(getDifferences()).toEqual([
      ['Photograph', 'Before: ', 'After: '],
      [
        'Description',
        'Before: …for skin and hair. Filtered twice. Keep it cool. Keep…',
        'After: …for skin and hair. Filtered. Keep it cool. Keep…',
      ],
    ])
    expect(screen.getAllByRole('img', { name: 'Photograph' })).toHaveLength(2)
  })

  test('show certificates in words and further photographs as pictures', async () => {
    const { user, product, publishAs } = await openForm({ morePictures: { pack: createProduct().image } })
    publishAs(emeka, {
      morePictures: { texture: product.image, pack: product.image },
      certificates: ['2025-12-31 BCD345fghijklmnopqrs Control Union | Organic certificate'],
    })
    await openVersions(user)
    await findVersions()
    expect(getDifferences()).toEqual([
      ['More Photographs', 'Before: In its pack', 'After: TextureIn its pack'],
      [
        'Certificates and Lab Reports',
        'Before: nothing',
        'After: Organic certificate (Control Union, 31 December 2025)',
      ],
    ])
  })

  test('are put into the form by Restore, and published like any change', async () => {
    const { user, fill, product, read } = await openForm()
    await fill('Name', 'Moringa Oil')
    await publish(user, /^Published\./)
    await openVersions(user)
    await user.click(
      await screen.findByRole('button', { name: /^Restore the version published .* by Seed$/ }),
    )
    screen.getByText(/is in the form\. Publish it to show it to visitors\.$/)
    expect(getField('Name').value).toBe(product.name)
    expect(read().published?.name).toBe('Moringa Oil')
    await publish(user, /^Published\./)
    expect(read().published?.name).toBe(product.name)
    expect(await findVersions()).toHaveLength(3)
  })

  test('give back with Undo what was in the form before', async () => {
    const { user, fill } = await openForm()
    await fill('Name', 'Not published yet')
    await openVersions(user)
    await user.click(await screen.findByRole('button', { name: /^Restore/ }))
    await user.click(getButton('Undo'))
    expect(getField('Name').value).toBe('Not published yet')
  })

  test('can be loaded again after a failure', async () => {
    const { desk, user } = await openForm()
    desk.setConnection('unreachable')
    await openVersions(user)
    await screen.findByText("We couldn't load the versions. Check your connection, then try again.")
    desk.setConnection('online')
    await user.click(getButton('Try Again'))
    expect(await findVersions()).toHaveLength(1)
  })
})
