import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlertSettings } from '../deskAlerts'
import { openInbox } from '../deskPage'
import { expectAccessible, expectSound } from '../expectAccessible'
import { waitForServiceWorker } from '../offlineMode'
import {
  answerAsFunctions,
  deliverAndPress,
  isDeviceStored,
  readDeviceId,
  stubPushSubscriptions,
} from '../pushMessages'
import { fillRequestForm, getRequestSentHeading, requestPagePath, submitRequestForm } from '../requestForm'
import { phoneViewport, setUpBrowser } from '../setUpBrowser'
import { openSiteProxy } from '../siteProxy'

const visit = setUpBrowser()

const getAnswerSwitch = (page: Page) => page.getByRole('switch', { name: 'Notify me here when you answer' })

/** Sends a request in a browser that can subscribe, and waits for the switch on its confirmation. */
async function sendRequest(): Promise<Page> {
  const proxy = await openSiteProxy()
  const page = await visit(requestPagePath, {
    proxy,
    screen: phoneViewport,
    prepare: async (tab) => {
      await answerAsFunctions(tab)
      await stubPushSubscriptions(tab, proxy.url)
    },
  })
  await waitForServiceWorker(page)
  await fillRequestForm(page)
  await submitRequestForm(page)
  await getRequestSentHeading(page).waitFor()
  await getAnswerSwitch(page).waitFor()
  return page
}

describe('Notify me here when you answer', () => {
  test('registers this browser at a press, shows push messages though they are broken, registers it again when its subscription changes, and ends at the next press', async () => {
    const page = await sendRequest()
    expect(await readDeviceId(page, 'pushDevice')).toBe('')
    await getAnswerSwitch(page).click()
    await page.getByText("We'll notify you on this device as soon as we answer.").waitFor()
    const id = await readDeviceId(page, 'pushDevice')
    expect(await isDeviceStored(id)).toBe(true)
    await expectAccessible(page)
    const { shown, opened } = await deliverAndPress(page, '/', 'broken')
    expect(shown?.title).toBe('Arielle Organics has news for you')
    expect(opened).toBe(new URL('/my-requests', page.url()).href)

    await page.goto('/my-requests')
    await expect.poll(() => getAnswerSwitch(page).isChecked()).toBe(true)
    await expect.poll(() => isDeviceStored(id)).toBe(false)
    const nextId = await readDeviceId(page, 'pushDevice')
    expect(await isDeviceStored(nextId)).toBe(true)
    await expectAccessible(page)
    await getAnswerSwitch(page).click()
    await expect.poll(() => isDeviceStored(nextId)).toBe(false)
    expect(await getAnswerSwitch(page).isChecked()).toBe(false)
  })
})

test('staff get alerts on a device while the desk is closed, and see and switch off their devices, as a sign-out does', async () => {
  const devices: unknown[] = []
  const { page, settings, id } = await openDeskWithAlerts(devices)
  expect(await isDeviceStored(id)).toBe(true)

  const createdAt = Date.now()
  devices.push({ id, service: 'Chrome', createdAt }, { id: '0'.repeat(64), service: 'Safari', createdAt })
  await page.keyboard.press('Escape')
  await openAlertSettings(page)
  await settings.getByRole('listitem').filter({ hasText: 'this device' }).last().waitFor()
  await expectSound(page)

  const message = { title: 'New request', body: 'Ada. Due 10:45', tag: 'ada', path: '/staff/requests/ada' }
  const { path, title, ...options } = message
  const { shown, opened } = await deliverAndPress(page, '/staff', JSON.stringify(message))
  expect(shown).toMatchObject({ title, options })
  expect(opened).toBe(new URL(path, page.url()).href)

  await settings.getByRole('button', { name: 'Switch Off' }).first().click()
  await expect.poll(() => isDeviceStored(id)).toBe(false)
  await settings.getByText('Your browser will ask for your permission').waitFor()
  await switchDeskAlertsOn(settings)
  const nextId = await readDeviceId(page, 'deskPushDevice')
  expect(await isDeviceStored(nextId)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { name: 'Staff Sign-In' }).waitFor()
  expect(await isDeviceStored(nextId)).toBe(false)
})

/** Opens the desk on a phone and switches the alerts of a closed desk on; `devices` is what functions list. */
async function openDeskWithAlerts(devices: unknown[]) {
  const proxy = await openSiteProxy()
  const page = await visit('/staff', {
    proxy,
    screen: phoneViewport,
    prepare: async (tab) => {
      await answerAsFunctions(tab, devices)
      await stubPushSubscriptions(tab, proxy.url)
    },
  })
  await openInbox(page)
  const settings = await openAlertSettings(page)
  await switchDeskAlertsOn(settings)
  return { page, settings, id: await readDeviceId(page, 'deskPushDevice') }
}

async function switchDeskAlertsOn(settings: Locator) {
  await settings.getByRole('checkbox', { name: 'even when the desk is closed' }).click()
  await settings.getByText('here until you sign out').waitFor()
}
