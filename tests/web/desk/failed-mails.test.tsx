import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Delivery, DeliveryKind } from '../../../domain/deliveries/delivery'
import { businessDetails } from '../../../domain/site/businessDetails'
import {
  createEnquiry,
  createRequest,
  createTestId,
  deskOpenedAtMs,
  type StoredItem,
} from './memory/deskState'
import { renderDesk, renderInbox } from './renderDesk'

const minuteMs = 60_000
const item = createRequest({}, createTestId('ABC234'))
let count = 0

function createFailure(
  kind: DeliveryKind,
  fields: Partial<Delivery> = {},
  about: StoredItem = item,
): Delivery {
  count += 1
  return {
    id: `${about.id}-${kind}-${count}`,
    item: { kind: about.kind, id: about.id },
    kind,
    ...{ to: 'ada@example.com', status: 'failed', attempts: 6, dueAt: null },
    error: 'The mail server refused our login (535).',
    updatedAt: new Date(deskOpenedAtMs),
    ...fields,
  }
}

const refusedText = { error: 'The mail server refused the message, which may have arrived (554).' }

async function renderFailures(deliveries: Delivery[], options: Parameters<typeof renderDesk>[1] = {}) {
  const rendered = renderDesk('/staff/deliveries', { items: [item], deliveries, ...options })
  await screen.findByRole('heading', { level: 1, name: 'Failed E-mails' })
  return rendered
}

const listRows = () => screen.queryAllByRole('listitem').filter((row) => within(row).queryByRole('time'))
const openQuestion = async (user: Awaited<ReturnType<typeof renderFailures>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Send All Again' }))
  return within(screen.getByRole('dialog'))
}

describe('the list of failed e-mails', () => {
  test('says what failed, to whom, why and when, and leads to the item; the last first and live', async () => {
    const enquiry = createEnquiry({}, createTestId('XYZ789'))
    const late = createFailure('lateMail', { to: businessDetails.email, error: '' }, enquiry)
    const { desk, user } = await renderFailures([
      createFailure('confirmationMail'),
      createFailure('answerPush'),
      createFailure('answerMail', { status: 'waiting' }),
    ])
    desk.update(({ deliveries }) => ({
      deliveries: [...deliveries, { ...late, updatedAt: new Date(deskOpenedAtMs + minuteMs) }],
    }))
    expect(listRows().map(({ textContent }) => textContent)).toEqual([
      'Late-reply warning to usNo reason is known.Failed at 13:01 · Enquiry XYZ789' +
        'Send Again: Late-reply warning to us',
      'Confirmation to ada@example.comThe mail server refused our login (535).Failed at 13:00 · Request ABC234' +
        'Send Again: Confirmation to ada@example.com',
    ])
    await user.click(screen.getByRole('link', { name: 'Request ABC234' }))
    expect(location.pathname).toBe(`/staff/requests/${item.id}`)
  })

  test('sends one again at a press, says so, and keeps the focus on the screen', async () => {
    const { desk, user } = await renderFailures([createFailure('answerMail')])
    await user.click(screen.getByRole('button', { name: /^Send Again/ }))
    await screen.findByText(/^The e-mail to ada@example.com is waiting to be sent: it leaves within five min/)
    expect(desk.getState().deliveries[0]?.status).toBe('waiting')
    expect(document.activeElement?.textContent).toBe('Failed E-mails')
    screen.getByText(/^Nothing to do here/)
  })

  test('says beside the e-mail why it could not be sent again, and offers it again', async () => {
    const { desk, user } = await renderFailures([createFailure('answerMail')])
    desk.setConnection('unreachable')
    await user.click(screen.getByRole('button', { name: /^Send Again/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We got no answer/)
    screen.getByRole('button', { name: /^Send Again/ })
  })

  test('says that it shows the newest hundred', async () => {
    await renderFailures(Array.from({ length: 101 }, () => createFailure('answerMail')))
    expect(listRows()).toHaveLength(100)
    screen.getByText('These are the newest 100. There may be more.')
  })
})

describe('Send All Again', () => {
  test('asks first, says how many may have arrived already, and sends nothing when it is cancelled', async () => {
    const { desk, user } = await renderFailures([
      createFailure('answerMail', refusedText),
      createFailure('answerMail', { mayHaveArrived: true }),
    ])
    const question = await openQuestion(user)
    question.getByRole('heading', { name: 'Send 2 e-mails again?' })
    question.getByText('1 e-mail may have arrived already, so some people could get the same e-mail twice.')
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(desk.getState().deliveries.every(({ status }) => status === 'failed')).toBe(true)
  })

  test('sends all, also more than the list shows and one call takes, and says how many go', async () => {
    const { desk, user } = await renderFailures(
      Array.from({ length: 130 }, () => createFailure('confirmationMail')),
    )
    const question = await openQuestion(user)
    question.getByRole('heading', { name: 'Send 100 e-mails or more again?' })
    expect(question.queryByText(/may have arrived/)).toBeNull()
    await user.click(question.getByRole('button', { name: 'Send All Again' }))
    await screen.findByText('130 e-mails will leave within a few minutes.')
    expect(desk.getState().deliveries.every(({ status }) => status === 'waiting')).toBe(true)
  })

  test('leaves alone what fails while the question is open', async () => {
    const { desk, user } = await renderFailures([createFailure('answerMail')])
    const question = await openQuestion(user)
    const later = createFailure('answerMail', { updatedAt: new Date(deskOpenedAtMs + 1) })
    desk.update(({ deliveries }) => ({ deliveries: [...deliveries, later] }))
    question.getByRole('heading', { name: 'Send 1 e-mail again?' })
    await user.click(question.getByRole('button', { name: 'Send All Again' }))
    await screen.findByText('1 e-mail will leave within a few minutes.')
    expect(desk.getState().deliveries.map(({ status }) => status)).toEqual(['waiting', 'failed'])
  })

  test('says what went and what is still there when a call fails between', async () => {
    const outcomes = [
      { kind: 'answered', body: { restarted: 200, left: 50 } } as const,
      { kind: 'unreachable' } as const,
    ]
    const resendFailedMails = () => Promise.resolve(outcomes.shift() ?? { kind: 'absent' as const })
    const { user } = await renderFailures([createFailure('answerMail')], { staff: { resendFailedMails } })
    await user.click((await openQuestion(user)).getByRole('button', { name: 'Send All Again' }))
    await screen.findByText(
      /^200 e-mails will leave within a few minutes\. The rest is still here\. We got no answer/,
    )
  })

  test('says how many are left when it ends before all are sent', async () => {
    const resendFailedMails = () =>
      Promise.resolve({ kind: 'answered', body: { restarted: 0, left: 3 } } as const)
    const { user } = await renderFailures([createFailure('answerMail')], { staff: { resendFailedMails } })
    await user.click((await openQuestion(user)).getByRole('button', { name: 'Send All Again' }))
    await screen.findByText(/3 e-mails are left: send again to go on\.$/)
  })
})

describe('new failures', () => {
  const getNotice = () => screen.queryByText(/couldn't be sent\.$/)

  test('show live above every screen until somebody looks, on this device', async () => {
    const { desk, user, reload } = renderDesk('/staff/templates', { items: [item] })
    await screen.findByRole('heading', { level: 1 })
    expect(getNotice()).toBeNull()
    desk.update(() => ({ deliveries: [createFailure('answerMail'), createFailure('answerPush')] }))
    expect(getNotice()?.textContent).toBe("1 e-mail couldn't be sent.")
    await user.click(screen.getByRole('link', { name: 'Show Them' }))
    await screen.findByRole('heading', { level: 1, name: 'Failed E-mails' })
    await user.click(screen.getByRole('link', { name: 'Inbox' }))
    expect(getNotice()).toBeNull()
    const later = createFailure('answerMail', { updatedAt: new Date(deskOpenedAtMs + minuteMs) })
    desk.update(({ deliveries }) => ({ deliveries: [...deliveries, later] }))
    expect(getNotice()?.textContent).toBe("1 e-mail couldn't be sent.")
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(getNotice()).toBeNull()
    reload()
    await screen.findByText('Live')
    expect(getNotice()).toBeNull()
  })

  test('can be reached from the figures also after somebody has seen them', async () => {
    const { user } = await renderInbox('', { deliveries: [createFailure('answerMail')] })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await user.click(screen.getByRole('link', { name: 'Figures' }))
    await user.click(screen.getByRole('link', { name: 'Failed E-mails' }))
    await waitFor(() => expect(listRows()).toHaveLength(1))
  })
})
