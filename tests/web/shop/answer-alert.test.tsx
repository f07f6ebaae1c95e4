import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PushState } from '../../../web/data/push/pushSwitch'
import { ada } from './memorySession'
import { renderShop } from './renderShop'
import { openAndSubmit, requestForm } from './submissionForms'

/** A control of push messages whose presses end as chosen. */
function createControl(state: PushState, pressed: PushState = 'on') {
  const answer = (next: PushState) => () => Promise.resolve(next)
  return { readState: () => state, refresh: answer(state), turnOn: answer(pressed), turnOff: answer('off') }
}

const findSwitch = () => screen.findByRole('switch', { name: 'Notify me here when you answer' })

test('the confirmation offers a notification about the answer, to be switched on and off', async () => {
  const { user } = await openAndSubmit(requestForm, 'arrives', { push: createControl('off') })
  const control = await findSwitch()
  await user.click(control)
  await screen.findByText("We'll notify you on this device as soon as we answer.")
  expect(control.getAttribute('aria-checked') ?? String(control.matches(':checked'))).toBe('true')
  await user.click(control)
  await waitFor(() =>
    expect(screen.queryByText("We'll notify you on this device as soon as we answer.")).toBeNull(),
  )
})

test('My Requests says how to unblock notifications', async () => {
  const { sentItems } = await renderShop('/my-requests', { signedIn: ada, push: createControl('blocked') })
  const unreadable = [{ kind: 'requests', id: 'A' } as const]
  act(() => {
    sentItems.visitor.write({
      isGuest: false,
      snapshot: { sentItems: [], unreadable, isCurrent: true, isFull: false },
    })
  })
  await findSwitch()
  screen.getByText(/^Your browser is blocking our notifications\./)
})

test('the switch says that a push service is refused, and stays off', async () => {
  const { user } = await openAndSubmit(requestForm, 'arrives', { push: createControl('off', 'refused') })
  await user.click(await findSwitch())
  await screen.findByText(/a notification service we don't know/)
})
