import { describe, expect, test } from 'vitest'
import {
  claimAtSameMoment,
  claimOfEmeka,
  contentionErrorPattern,
  createRequest,
  getItem,
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
})
