import { expect, test } from 'vitest'
import { listInlineStyles } from '../../../site-build/pages/inlineStylesheets'
import { readProductionBuild } from './productionBuild'

const site = readProductionBuild()
const facePattern =
  /@font-face\{font-family:"?Young Serif"?;[^}]*font-display:swap;src:url\(\/(assets\/young-serif-[\w-]+\.woff2)\)/

test.each(['index.html', 'arielle-store.html', 'products/84.html'])(
  'the typeface of headings on %s is a file of the site, which browsers may keep for ever',
  (page) => {
    const [, file] = facePattern.exec(listInlineStyles(site.read(page)).join('')) ?? []
    expect(file).toBeDefined()
    expect(site.read(file ?? '').length).toBeGreaterThan(0)
  },
)
