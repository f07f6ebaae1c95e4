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

  const readPolicies = (text: string) =>
    (JSON.parse(text) as ReturnType<typeof createFirebaseJson>).hosting.headers.map((rule) => [
      rule.source,
      rule.headers[0]?.value,
    ])

  test('allows each page its own styles and those of the not-found page, whose address is any', () => {
    const built = allowStyles(committed, [
      { fileName: 'index.html', styles: ['a{}'] },
      { fileName: '404.html', styles: [style] },
      { fileName: 'about-us.html', styles: ['b{}'] },
      { fileName: 'shell.html', styles: [] },
    ])
    const toPolicy = (...styles: string[]) =>
      `style-src 'self' ${styles.map(getCspHash).sort().join(' ')}; img-src data:`
    expect(readPolicies(built)).toEqual([
      ['**', toPolicy(style)],
      ['/', toPolicy(style, 'a{}')],
      ['/about-us', toPolicy(style, 'b{}')],
    ])
  })

  test('allows the styles of a folder in one rule, each once', () => {
    const built = allowStyles(committed, [
      { fileName: 'products/1.html', styles: ['a{}'] },
      { fileName: 'products/2.html', styles: ['a{}'] },
      { fileName: 'products/3.html', styles: ['b{}'] },
    ])
    const hashes = ['a{}', 'b{}'].map(getCspHash).sort().join(' ')
    expect(readPolicies(built)[1]).toEqual(['/products/*', `style-src 'self' ${hashes}; img-src data:`])
  })

  test('refuses no deployment, and is else the committed one', () =>
    expect(JSON.parse(allowStyles(committed, []))).toEqual({ ...others, hosting }))
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

describe('the style sheets of a page', () => {
  const link = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`
  const createBundle = (source: string) => ({
    'assets/a.css': { type: 'asset' as const, source },
    'assets/b.css': { type: 'asset' as const, source: 'p{margin:0}' },
  })
  const disabled = (name: string) => `<link rel="stylesheet" disabled href="/assets/${name}.css" />`

  test('are one style element before their links, which stay disabled', () =>
    expect(
      inlineStylesheets(`<head>${link('a')}<title></title>${link('b')}</head>`, createBundle(`${style}\n`)),
    ).toBe(`<head><style>${style}p{margin:0}</style>${disabled('a')}<title></title>${disabled('b')}</head>`))

  test('must be in the build, and must not end their element', () => {
    expect(() => inlineStylesheets(link('a'), {})).toThrow('no style sheet assets/a.css')
    expect(() => inlineStylesheets(link('a'), createBundle('a::after{content:"</style>"}'))).toThrow(
      "contains '</'",
    )
  })
})
