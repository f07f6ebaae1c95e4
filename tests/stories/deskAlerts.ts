import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openInbox } from './deskPage'
import { createSentDocument } from './sentRequests'
import { getSiteUrl, type setUpBrowser } from './setUpBrowser'

/** What one tab has announced since it was loaded. */
type RecordedAlerts = {
  lines: string[]
  soundCount: number
  notifications: { title: string; body: string; tag: string; instance: EventTarget }[]
  badges: number[]
}

type OpenPage = ReturnType<typeof setUpBrowser>

/** Opens the desk in a browser of its own, in which each tab records its alerts, and waits until it announces items. */
export async function openDeskWithAlerts(
  openPage: OpenPage,
  options: Parameters<OpenPage>[1] = {},
): Promise<Page> {
  const page = await openPage('/staff', {
    ...options,
    fresh: true,
    prepare: async (newPage) => {
      const context = newPage.context()
      await context.addInitScript(recordAlerts)
      await context.grantPermissions(['notifications'], { origin: getSiteUrl() })
      await options.prepare?.(newPage)
    },
  })
  await openInbox(page)
  await waitUntilListening(page)
  return page
}

/** Sends items until the tab announces one: what is there before its first answer of the server is not announced. */
export async function waitUntilListening(page: Page): Promise<void> {
  const name = `Warm-up ${Date.now()}`
  await expect
    .poll(
      async () => {
        await createSentDocument('requests', 'somebody', { name })
        return (await readAlerts(page)).lines.join('\n')
      },
      { interval: 500 },
    )
    .toContain('Warm-up')
}

type SentRequest = { id: string; name: string }

const maxAttempts = 3
const attemptTimeoutMs = 10_000

/**
 * Sends a request, at most three, until one is announced, and returns that one. Other tests send items to the same database,
 * and of more than three that arrive at the same moment the desk does not announce each.
 */
export async function sendUntilAnnounced(
  label: string,
  waitForAnnouncement: (sent: SentRequest) => Promise<unknown>,
): Promise<SentRequest> {
  for (let attempt = 1; ; attempt += 1) {
    const name = `${label} ${randomUUID().slice(0, 8)}`
    const id = await createSentDocument('requests', 'somebody', { name })
    try {
      await waitForAnnouncement({ id, name })
      return { id, name }
    } catch (error) {
      if (attempt === maxAttempts) throw error
    }
  }
}

/** Waits until the tab has shown a line with this text. */
export function waitForLine(page: Page, text: string): Promise<void> {
  return expect
    .poll(async () => (await readAlerts(page)).lines.join('\n'), { timeout: attemptTimeoutMs })
    .toContain(text)
}

/** Waits until the tab has shown a notification about this item alone. */
export function waitForNotification(page: Page, id: string): Promise<void> {
  return expect
    .poll(async () => (await readAlerts(page)).notifications.map(({ tag }) => tag), {
      timeout: attemptTimeoutMs,
    })
    .toContain(id)
}

/** Returns what this tab has announced. */
export async function readAlerts(
  page: Page,
): Promise<
  Omit<RecordedAlerts, 'notifications'> & { notifications: { title: string; body: string; tag: string }[] }
> {
  return page.evaluate(() => {
    const { lines, soundCount, notifications, badges } = Reflect.get(globalThis, 'alerts') as RecordedAlerts
    return {
      lines,
      soundCount,
      badges,
      notifications: notifications.map(({ title, body, tag }) => ({ title, body, tag })),
    }
  })
}

/** Presses the notification that the tab has shown with this tag. */
export async function pressNotification(page: Page, tag: string): Promise<void> {
  await page.evaluate((pressedTag) => {
    const { notifications } = Reflect.get(globalThis, 'alerts') as RecordedAlerts
    notifications
      .find((notification) => notification.tag === pressedTag)
      ?.instance.dispatchEvent(new Event('click'))
  }, tag)
}

/** Opens the settings of the alerts. */
export async function openAlertSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Alerts' }).click()
  return page.getByRole('dialog', { name: 'Alerts' })
}

/** Makes the server count this many waiting requests, and no enquiries; returns a function that changes the number. */
export async function setWaitingCount(page: Page, initialCount: number): Promise<(count: number) => void> {
  let count = initialCount
  await page.context().route(/:runAggregationQuery/, async (route) => {
    const isRequests = route.request().postData()?.includes('"requests"')
    const response = await route.fetch()
    const text = (await response.text()).replace(
      /"integerValue":\s*"\d+"/,
      `"integerValue":"${isRequests ? count : 0}"`,
    )
    await route.fulfill({ response, body: text })
  })
  return (nextCount: number) => {
    count = nextCount
  }
}

// This function runs in the browser, which then really plays and shows what is recorded.
function recordAlerts() {
  const alerts: RecordedAlerts = { lines: [], soundCount: 0, notifications: [], badges: [] }
  Reflect.set(globalThis, 'alerts', alerts)
  recordNotifications()
  recordSounds()
  navigator.setAppBadge = (count = 0) => Promise.resolve(void alerts.badges.push(count))
  navigator.clearAppBadge = () => Promise.resolve(void alerts.badges.push(0))
  new MutationObserver(recordLines).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })

  function recordNotifications() {
    let permission: NotificationPermission = 'default'
    // In Chromium's headless shell, only the Permissions API tells what the test has granted. The site gets the same
    // object, so that its listeners run after this one.
    const notificationStatus = navigator.permissions.query({ name: 'notifications' })
    navigator.permissions.query = () => notificationStatus
    void notificationStatus.then((status) => {
      const readStatus = () => {
        permission = status.state === 'prompt' ? 'default' : status.state
      }
      status.addEventListener('change', readStatus)
      readStatus()
    })
    globalThis.Notification = class extends Notification {
      static override get permission() {
        return permission
      }
      constructor(title: string, { body = '', tag = '', ...options }: NotificationOptions = {}) {
        super(title, { body, tag, ...options })
        alerts.notifications.push({ title, body, tag, instance: this })
      }
    }
  }

  function recordSounds() {
    const play: unknown = Reflect.get(OscillatorNode.prototype, 'start')
    OscillatorNode.prototype.start = function (...parameters) {
      // The tone has two notes.
      alerts.soundCount += 0.5
      if (play instanceof Function) Reflect.apply(play, this, parameters)
    }
  }

  function recordLines() {
    for (const { textContent } of document.querySelectorAll('[role=status]'))
      if (/^(New|\d+ new)/.test(textContent) && textContent !== alerts.lines.at(-1))
        alerts.lines.push(textContent)
  }
}
