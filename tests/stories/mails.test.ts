import { expect, test } from 'vitest'
import { renderAllMails, sampleItem } from '../sampleMails'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const screens = [
  [phoneViewport, 'light'],
  [phoneViewport, 'dark'],
  [desktopViewport, 'light'],
] as const

const longWord = 'x'.repeat(110)
const mails = renderAllMails({
  ...sampleItem,
  sender: { ...sampleItem.sender, name: longWord, email: `${longWord}@example.com` },
  text: `${longWord}\nPlease bring change.`,
})

// A mail client shows a mail inside its own landmarks, such as <main>, so the mail itself has none.
test('each mail is readable on a phone, also in dark mode, and on a desktop, without zooming or scrolling sideways', async () => {
  for (const [screen, colorScheme] of screens) {
    const page = await visit('about:blank', { fresh: true, screen })
    await page.emulateMedia({ colorScheme })
    for (const { html } of mails) {
      await page.setContent(html.replace(/(<body[^>]*>)([^]*)(<\/body>)/, '$1<main>$2</main>$3'))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const sizes = await page.evaluate(() =>
        [...document.querySelectorAll('td, th, p, a, span')].map((element) =>
          parseFloat(getComputedStyle(element).fontSize),
        ),
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
      if (screen === phoneViewport) await expectAccessible(page)
    }
  }
})
