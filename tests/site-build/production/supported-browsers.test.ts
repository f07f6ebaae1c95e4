import { transform } from 'esbuild'
import { expect, test } from 'vitest'
import { browserTargets } from '../../../site-build/browserTargets'
import { readProductionBuild } from './productionBuild'

const site = readProductionBuild()
const listFiles = (extension: string) => site.list().filter((file) => file.endsWith(extension))

// esbuild does not know the Unicode version of a browser, and takes these for missing.
const supported = { 'regexp-unicode-property-escapes': true }

test('every supported browser can parse each script, and has lookbehind for no pattern, that of libraries included', async () => {
  const scripts = listFiles('.js')
  expect(scripts.length).toBeGreaterThan(50)
  for (const file of scripts) {
    const code = site.read(file)
    const options = { supported, charset: 'utf8' } as const
    const [{ code: lowered }, { code: same }] = await Promise.all([
      transform(code, { ...options, target: browserTargets }),
      transform(code, { ...options, target: 'esnext' }),
    ])
    expect({ file, isLowered: lowered !== same }).toEqual({ file, isLowered: false })
    expect({ file, lookbehind: /\(\?<[=!]/.exec(code) }).toEqual({ file, lookbehind: null })
  }
})

test('every supported browser can read each media query', () => {
  for (const file of [...listFiles('.css'), ...listFiles('.html')]) {
    const queries = site.read(file).match(/@media[^{]*/g) ?? []
    const unreadable = queries.filter((query) => / or |not \(|[<>]/.test(query))
    expect({ file, unreadable }).toEqual({ file, unreadable: [] })
  }
})
