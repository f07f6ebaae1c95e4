import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { parseReply, type Reply } from '../../../domain/conversation/reply'
import type { SentItemReport } from '../../../domain/conversation/sentItemReport'
import { conversationMessages } from '../../../domain/messages/conversation'
import { getStatusLinkPath } from '../../../domain/site/statusLink'
import { createMemoryStorage } from '../memoryStorage'
import { press } from './formFields'
import { renderShop, type ShopOptions } from './renderShop'

const token = 'q2Zt8b1M4uKxYw9PnLrVdSgHcJf0E7aTiQoB5vUe6k_'
const sentAt = Date.parse('2026-03-09T13:50+01:00')
const tomorrow = () => new Date(Date.now() + 86_400_000)

function createReply(id: string, change: object = {}): Reply {
  const reply = parseReply(id.padEnd(20, 'x'), {
    ...{ from: 'staff', uid: 's', name: 'Sola', channel: 'email', kind: 'answer', text: 'Yes, we have it.' },
    createdAt: new Date(sentAt + 600_000),
    ...change,
  })
  if (!reply) throw new Error('The reply is malformed.')
  return reply
}

const createQuote = (id: string, change: object = {}, validUntil = tomorrow()) =>
  createReply(id, {
    ...{ kind: 'quote', text: '' },
    quote: {
      lines: ['1:3:250000:a', '0:4:0:n'],
      words: ['Raw honey'],
      extras: ['300000 Delivery to Surulere', '-50000 Discount'],
      note: 'Fresh stock.',
      validUntil,
    },
    ...change,
  })

const report: SentItemReport = {
  ...{ reference: 'ABC234', kind: 'requests', status: 'answered', createdAt: sentAt, waitingSince: sentAt },
  ...{ promisedAt: null, answeredAt: sentAt + 600_000, answer: null, accepted: null, steps: {} },
  replies: [createQuote('a')],
  products: new Map([['1', { name: 'Shea Butter', unit: 'kg' }]]),
}

async function openLink(change: Partial<SentItemReport> = {}, options: ShopOptions = {}) {
  const shop = await renderShop(getStatusLinkPath(token), {
    report: { kind: 'found', report: { ...report, ...change } },
    ...options,
  })
  await screen.findByRole('article')
  return shop
}

const getButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const getTable = () => within(screen.getByRole('table'))

describe('the conversation about a sent item', () => {
  test.each([
    ['Africa/Lagos', /^Valid until .* at \d\d:\d\d\.$/],
    ['America/New_York', /^Valid until .* at \d\d:\d\d Lagos time\.$/],
  ])(
    'shows a quote with its parts, and until when it holds, to a reader in %s',
    async (timeZone, validity) => {
      vi.stubEnv('TZ', timeZone)
      await openLink()
      const rows = getTable()
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
      expect(rows).toEqual([
        'Shea Butter1.5 kg × ₦2,500₦3,750',
        'Raw honey2Not now',
        'Delivery to Surulere₦3,000',
        'Discount−₦500',
        'Total₦6,250',
      ])
      screen.getByText('Fresh stock.')
      screen.getByText(validity)
    },
  )

  test('says who wrote what, and when', async () => {
    const question = { from: 'sender', channel: 'site', kind: 'question', text: 'Half of it?', name: 'Ada' }
    await openLink({ replies: [createReply('a'), createReply('b', question)] })
    const entries = within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sola .*Yes, we have it\.$/),
      expect.stringMatching(/^You .*Half of it\?$/),
    ])
  })

  test('sends a yes by the link, and says what came of it', async () => {
    const { senderRequests, answerSender } = await openLink()
    answerSender({ kind: 'done', outcome: 'accepted' })
    press('Accept')
    await screen.findByText(conversationMessages.quoteOutcomes.accepted)
    expect(senderRequests).toEqual([
      {
        token,
        key: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as string,
        replyId: report.replies[0]?.id,
        answer: 'accept',
      },
    ])
  })

  test.each(['replaced', 'expired', 'withdrawn', 'closed', 'otherAccepted', 'missing'] as const)(
    'says clearly that nothing was accepted where a quote was %s meanwhile',
    async (outcome) => {
      const { answerSender } = await openLink()
      answerSender({ kind: 'done', outcome })
      press('Accept')
      await screen.findByText(conversationMessages.quoteOutcomes[outcome])
    },
  )

  test('keeps a yes without a connection, and sends the same one once it is back', async () => {
    const { senderRequests, answerSender, services } = await openLink()
    press('Accept')
    await screen.findByText(conversationMessages.keptForLater)
    expect(services.storage.read(`senderRequest:${token}`)).toContain('accept')
    answerSender({ kind: 'done', outcome: 'alreadyAccepted' })
    act(() => void dispatchEvent(new Event('online')))
    await screen.findByText(conversationMessages.quoteOutcomes.alreadyAccepted)
    expect(senderRequests[1]).toEqual(senderRequests[0])
    expect(services.storage.read(`senderRequest:${token}`)).toBeNull()
  })

  test('sends what the device kept when the page was closed', async () => {
    const storage = createMemoryStorage()
    const kept = { token, key: 'K'.repeat(20), replyId: report.replies[0]?.id, answer: 'accept' }
    storage.write(`senderRequest:${token}`, JSON.stringify(kept))
    const { senderRequests } = await openLink({}, { storage })
    await waitFor(() => expect(senderRequests[0]).toEqual(kept))
  })

  test('takes a no, after which a yes is still possible', async () => {
    const { answerSender, senderRequests } = await openLink()
    answerSender({ kind: 'done', outcome: 'declined' })
    press('No, Thank You')
    await screen.findByText(conversationMessages.quoteOutcomes.declined)
    expect(senderRequests[0]).toMatchObject({ answer: 'decline' })
  })

  test('still takes a yes after a no', async () => {
    const decline = { from: 'sender', channel: 'site', kind: 'decline', text: 'No, thank you.', name: 'Ada' }
    await openLink({ replies: [createQuote('a'), createReply('b', { ...decline, createdAt: new Date() })] })
    screen.getByText('You said no to this quote')
    expect(getButtons()).toContain('Accept')
    expect(getButtons()).not.toContain('No, Thank You')
  })

  test('asks for a change in their own words', async () => {
    const { answerSender, senderRequests, user } = await openLink()
    answerSender({ kind: 'done', outcome: 'asked' })
    press('Ask for a Change')
    press('Send Question')
    screen.getByText('Please write your question first.')
    await user.type(screen.getByLabelText('Your question or change'), 'half of the butter')
    press('Send Question')
    await screen.findByText(conversationMessages.questionAsked)
    expect(senderRequests).toMatchObject([{ text: 'Please change the quote: half of the butter' }])
  })

  test('offers to ask again where the quote has expired', async () => {
    await openLink({ replies: [createQuote('a', {}, new Date('2026-03-02T10:00+01:00'))] })
    screen.getByText('This quote has expired')
    expect(getButtons()).toContain('Ask Again')
    expect(getButtons()).not.toContain('Accept')
  })

  test('says that an earlier quote is replaced, and offers only the newest', async () => {
    const newer = { createdAt: new Date(sentAt + 1_200_000) }
    await openLink({ replies: [createQuote('a'), createQuote('b', newer)] })
    screen.getByText('Replaced by a newer quote', { selector: 'summary' })
    expect(getButtons().filter((name) => name === 'Accept')).toHaveLength(1)
  })

  test('shows after a yes what is done, and what is not yet', async () => {
    const doneBy = { uid: '', name: 'Sola', at: new Date(sentAt) }
    const accepted = { ...doneBy, replyId: createQuote('a').id, how: 'online' } as const
    await openLink({ status: 'accepted', accepted, steps: { packed: doneBy } })
    const steps = within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Packed (at|on) /),
      'Paid not yet',
      'Collected, or handed to delivery not yet',
    ])
  })

  test.each([
    ['signIn', conversationMessages.signInAgain],
    ['unknownItem', conversationMessages.unknownItem],
  ])('says what to do where it is refused: %s', async (reason, message) => {
    const { answerSender } = await openLink()
    answerSender({ kind: 'refused', reason })
    press('Accept')
    await screen.findByText(message)
  })
})
