import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readCatalogueFile } from './builtCatalogue'
import { getButton, getMain, openShop } from './openShop'

const createPicture = (name: string) => ({
  name: `2/2-${name}`,
  width: 640,
  height: 800,
  placeholder: 'data:image/webp;base64,UklGRg==',
})

/** Opens the page of Coconut Oil, to whose file of the build `fields` are added. */
function openProduct(fields: object) {
  const file = readCatalogueFile('2') as object
  return openShop('/products/2', (path) =>
    path.endsWith('/2.json') ? new Response(JSON.stringify({ ...file, ...fields })) : undefined,
  )
}

const findChoice = () => screen.findByRole('group', { name: 'Photographs' })
const getPressedNames = () =>
  within(screen.getByRole('group', { name: 'Photographs' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)

describe('Further photographs', () => {
  const morePictures = { pack: createPicture('aaaaaaaaaa'), texture: createPicture('0f55628fb5') }

  test('are a row of buttons below the photograph, and each takes its place', async () => {
    const { user } = await openProduct({ morePictures })
    const choice = within(await findChoice())
    expect(choice.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Product',
      'Texture',
      'In its pack',
    ])
    expect(getPressedNames()).toEqual(['Product'])
    await user.click(getButton('Texture'))
    const texture = screen.getByRole('img', { name: 'Coconut Oil, its texture' })
    expect(texture.getAttribute('srcset')).toContain('/pictures/2/2-0f55628fb5-960.webp')
    expect(getPressedNames()).toEqual(['Texture'])
    getButton('In its pack').focus()
    await user.keyboard('{Enter}')
    screen.getByRole('img', { name: 'Coconut Oil in its pack' })
    await user.click(getButton('Product'))
    screen.getByRole('img', { name: 'Coconut Oil' })
    expect(getPressedNames()).toEqual(['Product'])
  })

  test('show a hand for scale, and load only once they are near', async () => {
    const { user } = await openProduct({ morePictures: { scale: createPicture('0f55628fb5') } })
    const choice = await findChoice()
    const thumbnails = [...choice.querySelectorAll('picture img')]
    expect(thumbnails.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
    await user.click(getButton('For scale'))
    screen.getByRole('img', { name: 'Coconut Oil beside a hand for scale' })
  })
})

describe('Certificates and lab reports', () => {
  test('are links to their files, each with who issued it and when', async () => {
    await openProduct({
      certificates: [
        '2026-03-09 ABC234efghijklmnopqr Lagos Food Lab | Peroxide value, batch 12',
        'malformed',
        '2025-12-31 BCD345fghijklmnopqrs Control Union | Organic certificate',
      ],
    })
    const link = await screen.findByRole('link', { name: 'Peroxide value, batch 12 (PDF)' })
    expect(link.getAttribute('href')).toBe('/certificates/2/ABC234efghijklmnopqr.pdf')
    const facts = within(screen.getByRole('region', { name: 'What we know about it' }))
    expect(facts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Peroxide value, batch 12 (PDF)Lagos Food Lab, 9 March 2026',
      'Organic certificate (PDF)Control Union, 31 December 2025',
    ])
    facts.getByText('Certificates and Lab Reports')
  })
})

test('A product without further photographs and certificates has no place for them', async () => {
  await openProduct({})
  await screen.findByRole('region', { name: 'What we know about it' })
  expect(screen.queryByRole('group', { name: 'Photographs' })).toBeNull()
  expect(getMain().textContent).not.toMatch(/certificate|lab report/i)
})
