import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { businessDetails } from '../../../domain/site/businessDetails'
import { dayMs } from '../../../domain/site/lagosTime'
import firebaseJson from '../../../firebase.json'
import { readProductionBuild } from './productionBuild'

const { hosting } = firebaseJson
// What `firebase deploy` uploads.
const { listFiles: listDeployedFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
  listFiles: (folder: string, ignore: readonly string[]) => string[]
}

const site = readProductionBuild()

describe('every page is drawn when the site is built', () => {
  test.each([
    ['index.html', 'Arielle Organics', 'VISIT SHOP'],
    ['about-us.html', 'About Arielle Organics', 'OUR VISION'],
    ['contact-us.html', 'Contact Us', 'SUBMIT'],
    ['request-a-quote.html', 'Make Request', 'SEND REQUEST'],
    ['arielle-store.html', 'Store Front', 'VIEW ALL PRODUCTS'],
    ['all-products.html', 'All Products | Arielle Organics', 'Avocado Butter'],
    ['uses.html', 'Browse by Use | Arielle Organics', 'Soap making'],
    ['uses/hair-care.html', 'Hair care | Arielle Organics', 'Shikakai Powder'],
    ['guides.html', 'Guides | Arielle Organics', 'Zobo for twenty'],
    ['guides/butter-balm.html', 'A butter balm | Guides | Arielle Organics', 'Add these to your list'],
    ['products/84.html', 'Avocado Butter | Arielle Organics', 'Make Enquiry'],
    ['confirm-list.html', 'Confirm List', 'CONFIRM ORDER LIST'],
    ['login-account.html', 'Login', 'ENTER'],
    ['register-account.html', 'Register', 'ENTER'],
    ['recover-password.html', 'Recover Password', 'SUBMIT'],
    ['change-password.html', 'Change Password', 'Order List'],
    ['404.html', 'Page Not Found | Arielle Organics', 'It may have moved'],
  ])('%s has its title and its content', (file, title, words) => {
    const html = site.read(file)
    expect(html).toContain(`<title>${title}`)
    expect(html.split('<div id="root"')[1]).toContain(words)
  })

  test('the list stands there with its first 16 cards, each a link', () =>
    expect([
      ...site.read('arielle-store.html').matchAll(/<h2[^>]*><a[^>]* href="\/products\/\d+"/g),
    ]).toHaveLength(16))

  test('each page has one main heading', () => {
    const pages = site
      .list()
      .filter((file) => file.endsWith('.html') && !/^(?:staff|shell)\.html$/.test(file))
    expect(pages.length).toBeGreaterThan(107 + 12)
    for (const page of pages) expect(site.read(page).match(/<h1/g), page).toHaveLength(1)
  })

  test('the page for any address is empty, with a style sheet that the service worker has ready', () => {
    const shell = site.read('shell.html')
    expect(shell).toContain('<div id="root"></div>')
    expect(shell).toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
  })
})

describe('what search engines and shared links read', () => {
  test('a product has its address, its preview and its data', () => {
    const html = site.read('products/84.html')
    expect(html).toContain(`<link rel="canonical" href="${businessDetails.siteUrl}/products/84" />`)
    expect(html).toContain('<meta property="og:title" content="Avocado Butter | Arielle Organics" />')
    expect(html).toMatch(
      /<meta property="og:image" content="[^"]+\/pictures\/avocado-butter-\w+-card\.jpg" \/>/,
    )
    expect(dataOf(html)).toMatchObject([
      {
        '@type': 'Product',
        name: 'Avocado Butter',
        category: 'Butter',
        image: expect.stringMatching(/\/pictures\/avocado-butter-\w+-960\.webp$/) as unknown,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: `${businessDetails.siteUrl}/` },
          { name: 'Store Front', item: `${businessDetails.siteUrl}/arielle-store` },
          { name: 'Avocado Butter', item: `${businessDetails.siteUrl}/products/84` },
        ],
      },
    ])
  })

  test('a use and a guide have their addresses, and a guide its steps', () => {
    const use = site.read('uses/soups.html')
    expect(use).toContain(`<link rel="canonical" href="${businessDetails.siteUrl}/uses/soups" />`)
    const crumb = { name: 'Browse by Use', item: `${businessDetails.siteUrl}/uses` }
    expect(dataOf(use)).toMatchObject([
      { itemListElement: [{ name: 'Home' }, crumb, { name: 'Soups and stews' }] },
    ])
    const guide = site.read('guides/zobo-for-twenty.html')
    expect(guide).toContain(
      `<link rel="canonical" href="${businessDetails.siteUrl}/guides/zobo-for-twenty" />`,
    )
    expect(dataOf(guide)).toMatchObject([{ '@type': 'HowTo', name: 'Zobo for twenty' }, {}])
  })

  test('the home page says who the business is', () =>
    expect(dataOf(site.read('index.html'))).toMatchObject([
      { '@type': 'Organization', name: businessDetails.name, telephone: businessDetails.phone },
    ]))

  test('the sitemap lists what there is to read, and no screen of the account', () => {
    const listed = [...site.read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    const pages = site.list().filter((file) => /^(?:uses|guides)\/.+\.html$/.test(file))
    expect(pages.length).toBeGreaterThan(20 + 3)
    expect(listed).toHaveLength(8 + 9 + 2 + 107 + 2 + pages.length)
    expect(listed).toContain(`${businessDetails.siteUrl}/uses/soap-making`)
    expect(listed).toContain(`${businessDetails.siteUrl}/guides/black-soap`)
    expect(listed).toContain(`${businessDetails.siteUrl}/arielle-store?category=Oil`)
    expect(listed).toContain(`${businessDetails.siteUrl}/arielle-store?grade=food`)
    expect(listed).toContain(`${businessDetails.siteUrl}/products/107`)
    expect(listed.join()).not.toContain('login')
    expect(site.read('robots.txt')).toContain(`Sitemap: ${businessDetails.siteUrl}/sitemap.xml`)
  })

  test('security.txt names whom to write to, is valid for less than a year, and is among the files of a deployment', () => {
    const text = site.read('.well-known/security.txt')
    expect(text).toContain(`Contact: mailto:${businessDetails.email}\n`)
    expect(text).toContain(`Canonical: ${businessDetails.siteUrl}/.well-known/security.txt\n`)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 365 * dayMs)
    expect(listDeployedFiles(process.env.PRODUCTION_BUILD ?? '', hosting.ignore)).toContain(
      '.well-known/security.txt',
    )
  })

  test.each(['404.html', 'login-account.html', 'confirm-list.html'])('%s is not to be listed', (file) =>
    expect(site.read(file)).toContain('<meta name="robots" content="noindex" />'),
  )
})

describe('descriptions and link previews', () => {
  test('every page has a description of 160 characters at most, which ends with a whole word', () => {
    const pages = site.list().filter((file) => file.endsWith('.html') && file !== 'staff.html')
    expect(pages.length).toBeGreaterThan(107 + 12)
    for (const page of pages) {
      const html = site.read(page)
      for (const description of descriptionsOf(html)) {
        expect(description.length, page).toBeGreaterThan(20)
        expect(description.length, page).toBeLessThanOrEqual(160)
        expect(description, page).toMatch(/[\p{L}\p{N}][.!?…]$/u)
      }
    }
  })

  test('a shared order list has words and a picture of its own, and is not to be listed', () => {
    const html = site.read('confirm-list.html')
    expect(html).toContain('<meta property="og:title" content="An order list for Arielle Organics" />')
    expect(html).toMatch(/<meta property="og:description" content="Open the list to see its products/)
    expect(html).toMatch(/<meta property="og:image" content="https:[^"]+\/icons\/list-card\.jpg" \/>/)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(html).not.toContain('rel="canonical"')
  })

  test('the list leaves its canonical address to the browser, which knows the category', () =>
    expect(site.read('arielle-store.html')).not.toContain('rel="canonical"'))
})

/** The descriptions for search engines and for link previews. */
function descriptionsOf(html: string): string[] {
  const tags = [...html.matchAll(/<meta (?:name="description"|property="og:description") content="([^"]*)"/g)]
  return tags.map(([, text = '']) => text.replace(/&(?:amp|quot|lt|gt|#39);/g, '_'))
}

function dataOf(html: string): unknown[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return blocks.map(([, json = '']) => JSON.parse(json) as unknown)
}
