import { expect, test } from 'vitest'
import { listPictures } from '../hand-written/listPictures'
import { readHandWrittenStyle } from '../hand-written/writeHandWrittenPages'
import { renderHandWrittenPage } from '../hand-written/renderHandWrittenPage'

const picture =
  '<picture class="a"><source srcSet="/a.avif"/><img class="b" loading="lazy" src="/a.webp"/></picture>'

test('the hand-written page requests the pictures of the built page in the same way', () => {
  expect(listPictures(`<main>${picture}<img src="data:"><p>Shea</p>${picture}</main>`)).toEqual(
    Array.from(
      { length: 2 },
      () => '<picture><source srcSet="/a.avif"/><img loading="lazy" src="/a.webp"/></picture>',
    ),
  )
})

test('the hand-written page has 3 KB of style in the page and no scripts', async () => {
  const style = await readHandWrittenStyle()
  expect(style.length).toBeGreaterThan(2_500)
  expect(style.length).toBeLessThan(3_500)
  const html = renderHandWrittenPage({ title: 'Oils & Butters', style, body: '<main></main>' })
  expect(html).toContain(`<style>${style}</style>`)
  expect(html).toContain('<title>Oils &#38; Butters</title>')
  expect(html).not.toMatch(/<script|stylesheet|modulepreload/)
})
