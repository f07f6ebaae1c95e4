import { describe, expect, test } from 'vitest'
import { getCspHash, getHostingCsp } from '../../site-build/contentSecurityPolicy'
import { inlineStylesheets } from '../../site-build/pages/inlineStylesheets'
import { replaceStyleHashes } from '../../site-build/styleHashesPlugin'

const style = 'h1{color:green}'
const firebaseJson = `{
  "hosting": {
    "headers": [{ "source": "**", "headers": [
      { "key": "Content-Security-Policy", "value": "style-src 'self' 'sha256-old='; img-src data:" }] }]
  }
}
`

describe('the hashes of the style elements in firebase.json', () => {
  test('replace those of an earlier build, and change nothing else', () => {
    const updated = replaceStyleHashes(firebaseJson, [style, style])
    expect(updated).toBe(firebaseJson.replace("'sha256-old='", getCspHash(style)))
    expect([...getHostingCsp(updated)]).toEqual([
      ['style-src', ["'self'", getCspHash(style)]],
      ['img-src', ['data:']],
    ])
  })

  test('have one order, so that a build of the same styles changes nothing', () => {
    const updated = replaceStyleHashes(firebaseJson, ['a{}', 'b{}', 'c{}'])
    expect(replaceStyleHashes(updated, ['c{}', 'a{}', 'b{}'])).toBe(updated)
  })
})

describe('a style sheet in its page', () => {
  const html = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>'
  const createBundle = (source: string) => ({ 'assets/a.css': { type: 'asset' as const, source } })

  test('takes the place of its link, which stays disabled', () => {
    expect(inlineStylesheets(html, createBundle(`${style}\n`))).toBe(
      `<head><style>${style}</style><link rel="stylesheet" disabled href="/assets/a.css" /></head>`,
    )
  })

  test('must be in the build, and must not end its element', () => {
    expect(() => inlineStylesheets(html, {})).toThrow('no style sheet assets/a.css')
    expect(() => inlineStylesheets(html, createBundle('a::after{content:"</style>"}'))).toThrow(
      "contains '</'",
    )
  })
})
