import { describe, expect, test } from 'vitest'
import {
  claimAtSameMoment,
  claimOfEmeka,
  claimOfSola,
  contentionErrorPattern,
  createRequest,
  expectStored,
  getButtonNames,
  getItem,
  getItemTitle,
  offlineErrorPattern,
  openItem,
  pressInItem,
  raceTimeoutMs,
  readStoredDocument,
  secondStaffAccount,
  waitForClaimer,
} from './deskItem'
import { expectAccessible } from './expectAccessible'
import { updateSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

describe('A claim at the desk', () => {
  test('says who is answering, to everybody, and is handed back', async () => {
    const key = await createRequest()
    const sola = await openItem(visit, key)
    const emeka = await openItem(visit, key, { account: secondStaffAccount })
    await waitForClaimer(sola, 'Nobody is answering yet')
    await pressInItem(sola, 'Claim')
    await waitForClaimer(sola, 'You are answering')
    await waitForClaimer(emeka, 'Sola Staff is answering')
    expect(await getButtonNames(emeka)).not.toContain('Call')
    // The button is the same one, so that it keeps the focus.
    expect(await sola.evaluate(() => document.activeElement?.textContent)).toBe('Hand Back')
    await pressInItem(sola, 'Hand Back')
    await waitForClaimer(emeka, 'Nobody is answering yet')
  })

  test('is taken over after a question, which may be left unanswered', async () => {
    const key = await createRequest({ claimedBy: claimOfEmeka })
    const page = await openItem(visit, key)
    await pressInItem(page, 'Take Over')
    await getItem(page).getByText('Emeka Staff is answering. Take over?').waitFor()
    await pressInItem(page, 'Cancel')
    await expectStored(key, claimOfEmeka.uid)
    await pressInItem(page, 'Take Over')
    await pressInItem(page, 'Take Over')
    await waitForClaimer(page, 'You are answering')
    await expectStored(key, claimOfSola.uid)
  })

  test('goes to one of two who press at the same moment, and the other reads who was first', async () => {
    const key = await createRequest()
    const pages = await Promise.all([
      openItem(visit, key, { expected: contentionErrorPattern }),
      openItem(visit, key, { account: secondStaffAccount, expected: contentionErrorPattern }),
    ])
    await claimAtSameMoment(pages)
    const winners = pages.map((page) => waitForClaimer(page, 'You are answering').then(() => page))
    const winner = await Promise.any(winners)
    const [name, loser] = winner === pages[0] ? ['Sola Staff', pages[1]] : ['Emeka Staff', pages[0]]
    const alert = getItem(loser).getByRole('alert')
    await alert.getByText(`${name} is already answering`).waitFor({ timeout: raceTimeoutMs })
    await waitForClaimer(loser, `${name} is answering`)
    await expectAccessible(loser)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await alert.waitFor({ state: 'detached' })
    expect(await readStoredDocument(`requests/${key.id}`)).toContain(name)
  }, 120_000)

  test('waits for a connection, may be dropped, and is lost with a message if a colleague was faster', async () => {
    const key = await createRequest()
    const page = await openItem(visit, key, { expected: offlineErrorPattern })
    await page.context().setOffline(true)
    await pressInItem(page, 'Claim')
    const waiting = getItem(page).getByText('Waiting for a connection: your claim')
    await waiting.waitFor()
    await pressInItem(page, 'Try now')
    await pressInItem(page, 'Discard')
    await waiting.waitFor({ state: 'detached' })
    await pressInItem(page, 'Claim')
    await waiting.waitFor()
    await updateSentDocument('requests', key.id, { claimedBy: claimOfEmeka })
    await page.context().setOffline(false)
    await getItem(page).getByRole('alert').getByText('Emeka Staff is already answering').waitFor()
    await waitForClaimer(page, 'Emeka Staff is answering')
    expect(await getItem(page).getByRole('alert').innerText()).toContain('This was not saved: your claim')
  }, 120_000)

  test('is told above the screen, with a link, when another item is open', async () => {
    const [key, other] = [await createRequest({ name: 'Chidi Okoye' }), await createRequest()]
    const page = await openItem(visit, key, { expected: offlineErrorPattern })
    await page.context().setOffline(true)
    await pressInItem(page, 'Claim')
    await getItem(page).getByText('Waiting for a connection').waitFor()
    await updateSentDocument('requests', key.id, { claimedBy: claimOfEmeka })
    await page.context().setOffline(false)
    await page.goto(`/staff/requests/${other.id}`)
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Emeka Staff is already answering' })
    await alert.getByRole('link', { name: key.id.slice(0, 6) }).click()
    await expect.poll(() => getItemTitle(page).innerText()).toBe('Chidi Okoye')
    await getItem(page).getByRole('alert').filter({ hasText: 'Emeka Staff is already answering' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
  }, 120_000)

  test('is made by the key c, but not while somebody types', async () => {
    const key = await createRequest()
    const page = await openItem(visit, key)
    await page.getByLabel('Note for colleagues').press('c')
    expect(await page.getByLabel('Note for colleagues').inputValue()).toBe('c')
    await waitForClaimer(page, 'Nobody is answering yet')
    await getItemTitle(page).focus()
    await page.keyboard.press('c')
    await waitForClaimer(page, 'You are answering')
  })
})
