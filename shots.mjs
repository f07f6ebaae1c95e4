import { chromium } from 'playwright-core'
const base = 'http://127.0.0.1:' + (process.argv[2] ?? 10500)
const out = process.argv[3] ?? '/tmp/home-shots'
const only = process.argv[4]
import fs from 'node:fs'; fs.mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [n, vp, touch] of [['390', { width: 390, height: 844 }, true], ['1440', { width: 1440, height: 900 }, false]]) {
  const ctx = await browser.newContext({ viewport: vp, hasTouch: touch, isMobile: touch })
  const page = await ctx.newPage()
  const shot = async (name, path, opts = {}, act) => {
    if (only && !name.match(only)) return
    await page.goto(base + path, { waitUntil: 'networkidle' })
    if (act) await act()
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${out}/${name}-${n}.png`, ...opts })
  }
  const scrollAll = async () => { for (let y = 0; y < 8000; y += 500) { await page.evaluate((t) => scrollTo(0, t), y); await page.waitForTimeout(60) } await page.evaluate(() => scrollTo(0, 0)) }
  await shot('home', '/')
  await shot('homefull', '/', { fullPage: true }, scrollAll)
  await shot('footer', '/about-us', {}, () => page.getByRole('contentinfo').scrollIntoViewIfNeeded().then(() => page.evaluate(() => scrollTo(0, 99999))))
  await shot('store', '/arielle-store')
  await shot('storefood', '/arielle-store?grade=food')
  await shot('storenone', '/arielle-store?grade=food&category=Soap')
  await shot('storeend', '/arielle-store', {}, () => page.getByRole('button', { name: 'More Products' }).scrollIntoViewIfNeeded())
  await shot('about', '/about-us', { fullPage: true })
  await shot('all', '/all-products')
  await shot('notfound', '/nowhere')
  await shot('featured', '/', {}, async () => { const c = page.getByRole('article').filter({ hasText: 'VISIT SHOP' }).nth(1); await c.scrollIntoViewIfNeeded(); await page.waitForTimeout(500); if (!touch) await c.hover() })
  await shot('contact', '/contact-us', { fullPage: true })
  await shot('request', '/request-a-quote', { fullPage: true })
  await ctx.close()
}
await browser.close()
