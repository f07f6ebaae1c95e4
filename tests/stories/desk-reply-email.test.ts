import { describe, expect, test } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { claimOfSola, expectStored, getItem, openItem, pressInItem, readStoredDocument } from './deskItem'
import { answerThatEmailIsOn, createReplyRequest, getReply, openComposer, pressAppLink } from './deskReply'
import { expectAccessible } from './expectAccessible'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const mine = { claimedBy: claimOfSola }

describe('A reply by e-mail', () => {
  test('opens the mail program with subject and text where e-mail is off, and says so', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key)
    await openComposer(page, 'Reply by E-mail')
    await getItem(page)
      .getByText(/^This site doesn't send e-mail from the desk/)
      .waitFor()
    await getReply(page).fill('Line 1\nLine 2')
    const url = await pressAppLink(page, 'Open E-mail')
    expect(url.pathname).toBe('ada@example.com')
    const query = new URLSearchParams(url.search.replaceAll('+', '%2B'))
    expect(query.get('subject')).toBe(`Your request ${key.id.slice(0, 6)} at Arielle Organics`)
    expect(query.get('body')).toBe('Line 1\r\nLine 2')
    await getItem(page)
      .getByText(/^Sola Staff answered by e-mail at/)
      .waitFor()
  })

  test('is sent in one press, and is stored as the answer, where functions send it', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key, { prepare: answerThatEmailIsOn })
    await openComposer(page, 'Reply by E-mail')
    await getReply(page).fill(' ')
    await pressInItem(page, 'Send E-mail')
    await getItem(page).getByText('Please write something first.').waitFor()
    await getReply(page).fill('We have all of it.')
    expect(await getItem(page).getByRole('link', { name: 'Open E-mail' }).count()).toBe(0)
    await expectAccessible(page)
    await pressInItem(page, 'Send E-mail')
    await getItem(page)
      .getByText(/^Sola Staff answered by e-mail at/)
      .waitFor()
    await expectStored(key, 'We have all of it.')
  })

  test('in the mail program is stored without its text while nobody knows whether functions send it', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key, {
      prepare: (opened) => opened.route(`**${apiPaths.settings}`, (route) => route.abort()),
    })
    await openComposer(page, 'Reply by E-mail')
    await getItem(page)
      .getByText(/^The desk can't reach its mail service right now/)
      .waitFor()
    await getReply(page).fill('Sent elsewhere')
    const url = await pressAppLink(page, 'Open E-mail')
    expect(url.searchParams.get('body')).toBe('Sent elsewhere')
    await getItem(page)
      .getByText(/^Sola Staff answered by e-mail at/)
      .waitFor()
    expect(await readStoredDocument(`requests/${key.id}`)).not.toContain('Sent elsewhere')
  })

  test('that was made elsewhere is marked without a text, which functions would send again', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key, { prepare: answerThatEmailIsOn })
    await pressInItem(page, 'Mark Answered')
    await getItem(page).getByLabel('What you said').fill('All of it')
    await getItem(page).getByLabel('By e-mail').check()
    await getItem(page).getByText('They already have your e-mail').waitFor()
    await pressInItem(page, 'Mark Answered')
    await getItem(page)
      .getByText(/^Sola Staff answered by e-mail at/)
      .waitFor()
    expect(await readStoredDocument(`requests/${key.id}`)).not.toContain('All of it')
  })
})
