import { describe, expect, test } from 'vitest'
import { getCspHash, getHostingCsp } from '../../site-build/contentSecurityPolicy'
import { allowSignInFrame, allowStyles } from '../../site-build/firebaseJsonPlugin'
import { inlineStylesheets } from '../../site-build/pages/inlineStylesheets'

const style = 'h1{color:green}'
const createFirebaseJson = (policy: string) => ({
  storage: { rules: 'storage.rules' },
  hosting: { headers: [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: policy }] }] },
})

describe('the firebase.json of a build', () => {
  const { hosting, ...others } = createFirebaseJson("style-src 'self'; img-src data:")
  const committed = JSON.stringify({ ...others, hosting: { ...hosting, predeploy: 'exit 1' } })

  test('allows each style element once, refuses no deployment, and is else the committed one', () => {
    const built: unknown = JSON.parse(allowStyles(committed, [style, style]))
    expect(built).toEqual(createFirebaseJson(`style-src 'self' ${getCspHash(style)}; img-src data:`))
  })

  test('has one order of hashes, so that a build of the same styles changes nothing', () => {
    const toPolicy = (styles: string[]) => getHostingCsp(allowStyles(committed, styles))
    expect(toPolicy(['c{}', 'a{}', 'b{}'])).toEqual(toPolicy(['a{}', 'b{}', 'c{}']))
  })
})

describe('the sign-in page of the project of a build', () => {
  const committed = JSON.stringify(
    createFirebaseJson('frame-src https://demo-arielle.firebaseapp.com/__/auth/ https://maps.example/'),
  )

  test("is allowed in place of the emulators', so that nobody edits the policy", () =>
    expect(getHostingCsp(allowSignInFrame(committed, 'shop.firebaseapp.com')).get('frame-src')).toEqual([
      'https://shop.firebaseapp.com/__/auth/',
      'https://maps.example/',
    ]))

  test('changes nothing in a build without a project', () =>
    expect(allowSignInFrame(committed, '')).toBe(committed))
})

describe('a style sheet in its page', () => {
  const html = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>'
  const createBundle = (source: string) => ({ 'assets/a.css': { type: 'asset' as const, source } })

  test('takes the place of its link, which stays disabled', () =>
    expect(inlineStylesheets(html, createBundle(`${style}\n`))).toBe(
      `<head><style>${style}</style><link rel="stylesheet" disabled href="/assets/a.css" /></head>`,
    ))

  test('must be in the build, and must not end its element', () => {
    expect(() => inlineStylesheets(html, {})).toThrow('no style sheet assets/a.css')
    expect(() => inlineStylesheets(html, createBundle('a::after{content:"</style>"}'))).toThrow(
      "contains '</'",
    )
  })
})
