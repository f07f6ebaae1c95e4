import { fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import { sola } from './memory/deskState'
import { openReply, setReply } from './replyRequest'

describe('a reply by e-mail', () => {
  const settings = (email: boolean) => ({
    desk: { useNotificationSettings: () => ({ kind: 'known', email, pushKey: null }) as const },
  })
  const unknown = { desk: { useNotificationSettings: () => ({ kind: 'unreachable' }) as const } }

  test('opens the mail program with subject and text where e-mail is off, and says so', async () => {
    const { user, article } = await openReply('Reply by E-mail', settings(false))
    setReply('Line 1\nLine 2')
    article.getByText(/^This site doesn't send e-mail from the desk/)
    const link = article.getByRole('link', { name: 'Open E-mail' })
    const url = new URL(link.getAttribute('href') ?? '')
    expect([url.pathname, url.searchParams.get('subject'), url.searchParams.get('body')]).toEqual([
      'ada@example.com',
      'Your request ABC234 at Arielle Organics',
      'Line 1\r\nLine 2',
    ])
    await user.click(link)
    article.getByText('Did you send it?')
    await user.click(article.getByRole('button', { name: 'Sent' }))
    await article.findByText('Sola Staff answered by e-mail at 13:00')
  })

  test('is sent in one press, and is stored as the answer, where functions send it', async () => {
    const { desk, item, user, article } = await openReply('Reply by E-mail', settings(true))
    setReply(' ')
    await user.click(article.getByRole('button', { name: 'Send E-mail' }))
    article.getByText('Please write something first.')
    setReply('We have all of it.')
    expect(article.queryByRole('link', { name: 'Open E-mail' })).toBeNull()
    await user.click(article.getByRole('button', { name: 'Send E-mail' }))
    await article.findByText('Sola Staff answered by e-mail at 13:00')
    expect(desk.getFields(item).answer).toMatchObject({ channel: 'email', text: 'We have all of it.' })
  })

  test('in the mail program is stored without its text while nobody knows whether functions send it', async () => {
    const { desk, item, user, article } = await openReply('Reply by E-mail', unknown)
    setReply('We have all of it.')
    article.getByText(/^The desk can't reach its mail service right now/)
    await user.click(article.getByRole('link', { name: 'Open E-mail' }))
    await user.click(article.getByRole('button', { name: 'Sent' }))
    await article.findByText('Sola Staff answered by e-mail at 13:00')
    expect(desk.getFields(item).answer).toEqual({ ...toClaim(sola), channel: 'email' })
  })

  test.each([
    ['functions send it', settings(true)],
    ['it opens the mail program', settings(false)],
  ])('is not sent while a place of it is not filled in, where %s', async (_, options) => {
    const { desk, item, user, article } = await openReply('Reply by E-mail', options)
    setReply('Here is our answer: {your answer}')
    await user.click(article.getByRole('button', { name: 'Fill In “your answer”' }))
    expect(article.queryByRole('button', { name: 'Send E-mail' })).toBeNull()
    expect(article.queryByRole('link', { name: 'Open E-mail' })).toBeNull()
    expect(desk.getFields(item).status).toBe('new')
  })

  test('that was made elsewhere is marked without a text, which functions would send again', async () => {
    const { desk, item, user, article } = await openReply('Mark Answered', settings(true))
    await user.click(article.getByLabelText('By phone'))
    fireEvent.change(article.getByLabelText('What you said'), { target: { value: 'All of it' } })
    await user.click(article.getByLabelText('By e-mail'))
    article.getByText(/^They already have your e-mail/)
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await article.findByText('Sola Staff answered by e-mail at 13:00')
    expect(desk.getFields(item).answer).toEqual({ ...toClaim(sola), channel: 'email' })
  })
})
