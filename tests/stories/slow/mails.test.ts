import { expect, test } from 'vitest'
import { renderAllMails, sampleItem } from '../../sampleMails'
import { expectAccessible } from '../expectAccessible'
import { desktopViewport, phoneViewport, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

const longWord = 'x'.repeat(110)
const mails = renderAllMails({
  ...sampleItem,
  sender: { ...sampleItem.sender, name: longWord, email: `${longWord}@example.com` },
  text: `${longWord}\nPlease bring change.`,
})

// A mail client shows a mail inside its own landmarks, such as <main>, so the mail itself has none.
test('each mail is readable on a phone, also in dark mode, and on a desktop, without zooming or scrolling sideways', async () => {
  const page = await visit('about:blank')
  for (const { html } of mails) {
    await page.setContent(html.replace(/(<body[^>]*>)([^]*)(<\/body>)/, '$1<main>$2</main>$3'))
    for (const screen of [desktopViewport, phoneViewport]) {
      await page.setViewportSize(screen)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const sizes = await page.evaluate(() =>
        [...document.querySelectorAll('td, th, p, a, span')].map((element) =>
          parseFloat(getComputedStyle(element).fontSize),
        ),
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
})
