import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Delivery, DeliveryKind } from '../../../domain/deliveries/delivery'
import { toClaim } from './memory/createMemoryDesk'
import { createRequest, deskOpenedAtMs, sola, type StoredItem } from './memory/deskState'
import { renderItem } from './renderDesk'

const refusal = 'The mail server refused the address (550).'
const answer = { ...toClaim(sola), channel: 'email', text: 'We have all of it.' }
const item = createRequest({ status: 'answered', answer })

function createDelivery(
  { kind, id }: StoredItem,
  deliveryKind: DeliveryKind,
  fields: Partial<Delivery> = {},
): Delivery {
  return {
    id: `${id}-${deliveryKind}-${fields.to ?? ''}`,
    item: { kind, id },
    kind: deliveryKind,
    ...{ to: 'ada@example.com', status: 'sent', attempts: 1, dueAt: null, error: '' },
    updatedAt: new Date(deskOpenedAtMs),
    ...fields,
  }
}

type Article = Awaited<ReturnType<typeof renderItem>>['article']
const getGroup = (article: Article, name: string) =>
  within(article.getByRole('region', { name: `Sent to ${name}` }))
const listLines = (article: Article, name: string) =>
  getGroup(article, name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the e-mails and alerts about an item', () => {
  test('show live how each of them went, and alerts share a line', async () => {
    const { desk, article } = await renderItem(item)
    expect(article.queryByText(/^Sent to/)).toBeNull()
    desk.update(() => ({ deliveries: [createDelivery(item, 'answerMail', { status: 'sending' })] }))
    getGroup(article, 'Ada Obi').getByText('Sending…')
    const waiting = { status: 'waiting', attempts: 0, dueAt: new Date(deskOpenedAtMs) } as const
    desk.update(() => ({
      deliveries: [
        createDelivery(item, 'answerMail'),
        ...['a', 'b', 'c'].map((to) => createDelivery(item, 'arrivalPush', { to })),
        createDelivery(item, 'arrivalMail', waiting),
      ],
    }))
    expect(listLines(article, 'us')).toEqual([
      'E-mail about itWaiting to be sent',
      'Alert about it on 3 devicesSent at 13:00',
    ])
    expect(listLines(article, 'Ada Obi')).toEqual(['E-mail with the answerSent at 13:00'])
  })

  test('say why one failed, and send it again at a press', async () => {
    const failed = createDelivery(item, 'answerMail', { status: 'failed', attempts: 6, error: refusal })
    const { user, article } = await renderItem(item, { deliveries: [failed] })
    const group = getGroup(article, 'Ada Obi')
    group.getByText(`Failed: ${refusal}`)
    await user.click(group.getByRole('button', { name: 'Send Again' }))
    await group.findByText('Waiting to be sent')
    expect(document.activeElement?.tagName).toBe('LI')
  })

  test.each([
    [{ kind: 'unreachable' } as const, /connection/],
    [
      { kind: 'refused', status: 500, reason: 'failed', body: {} } as const,
      /Wait a minute, then try again\./,
    ],
    [{ kind: 'refused', status: 403, reason: 'notStaff', body: {} } as const, /staff/],
  ])('say that they could not be sent again after %j, and offer it again', async (outcome, message) => {
    const failed = createDelivery(item, 'answerMail', { status: 'failed', attempts: 6, error: refusal })
    const resendDelivery = () => Promise.resolve(outcome)
    const { user, article } = await renderItem(item, { deliveries: [failed], staff: { resendDelivery } })
    await user.click(article.getByRole('button', { name: 'Send Again' }))
    await waitFor(() => expect(article.getByRole('alert').textContent).toMatch(message))
    article.getByRole('button', { name: 'Send Again' })
  })
})
