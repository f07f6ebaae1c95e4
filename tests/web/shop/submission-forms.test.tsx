import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createSafeStorage } from '../../../web/browser/safeStorage'
import { createMemoryStorage } from '../memoryStorage'
import { fillFields, press, readFields, submitForm } from './formFields'
import { renderShop } from './renderShop'
import {
  contactForm,
  fillAndSubmit,
  findFailedHeading,
  findSentHeading,
  findUnsentHeading,
  getShownReference,
  openAndSubmit,
  requestForm,
} from './submissionForms'

const getLink = (name: string) =>
  within(screen.getByRole('main')).getByRole<HTMLAnchorElement>('link', { name })

function parseLink(name: string) {
  const { protocol, host, pathname, searchParams } = new URL(getLink(name).href)
  return { to: `${protocol}${host}${pathname}`, texts: Object.fromEntries(searchParams) }
}

describe.each([requestForm, contactForm])('the form $name', (form) => {
  const labels = Object.keys(form.input)
  const values = Object.values(form.input)
  const emptyValues = values.map(() => '')

  test('shows what can never be sent, offers WhatsApp and e-mail, and goes back with everything filled in', async () => {
    await openAndSubmit(form, 'refused')
    expect(document.activeElement).toBe(await findFailedHeading(form))
    screen.getByText(/your text is safe below/)
    const letter = `${form.letter}\n\nReference: ${getShownReference()}`
    const quote = screen.getByText(form.subject, { selector: 'blockquote p' }).parentElement
    expect([...(quote?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      form.subject,
      letter,
    ])
    expect(getLink('Send on WhatsApp').target).toBe('_blank')
    expect(parseLink('Send on WhatsApp')).toEqual({
      to: expect.stringMatching(/^https:wa\.me\/\d+$/) as unknown,
      texts: { text: `${form.subject}\n\n${letter}` },
    })
    expect(parseLink('Send by e-mail')).toEqual({
      to: 'mailto:hello@example.com',
      texts: { subject: form.subject, body: letter.replaceAll('\n', '\r\n') },
    })
    press('Edit')
    expect(readFields(...labels)).toEqual(values)
    expect(document.activeElement).toBe(screen.getByRole('form', { name: form.name }))
  })

  test("keeps its draft after a reload and a visit elsewhere; 'Clear form' deletes it and can be undone", async () => {
    const { reopen, services, user } = await renderShop(form.path)
    fillFields(form.input)
    await user.click(screen.getAllByRole('link', { name: 'About Us' })[0] ?? document.body)
    await reopen(form.path)
    expect(readFields(...labels)).toEqual(values)
    press('Clear form')
    expect(readFields(...labels)).toEqual(emptyValues)
    press('Restore what I typed')
    expect(readFields(...labels)).toEqual(values)
    press('Clear form')
    expect(services.storage.read(form.draftKey)).toBeNull()
    await reopen(form.path)
    expect(readFields(...labels)).toEqual(emptyValues)
  })

  test('waits two seconds before it sends, and sends once though its button is pressed twice', async () => {
    const { arrived } = await renderShop(form.path)
    fillFields(form.input)
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.now() })
    press(form.submitName)
    press(form.submitName)
    expect(screen.getByRole('button', { name: form.submitName }).getAttribute('aria-busy')).toBe('true')
    await vi.advanceTimersByTimeAsync(1_900)
    expect(arrived).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await findSentHeading(form)
    expect(arrived).toHaveLength(1)
  })

  test('refuses a program that fills in the honeypot, which people do not meet, and works again after it', async () => {
    const { arrived } = await renderShop(form.path)
    const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]')
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
    expect([honeypot?.tabIndex, honeypot?.autocomplete]).toEqual([-1, 'off'])
    if (honeypot) honeypot.value = 'https://example.com'
    fillAndSubmit(form)
    await screen.findByText(/so we didn't send it/)
    expect(arrived).toEqual([])
    submitForm(form.submitName)
    await findSentHeading(form)
  })

  test('is named in a line above the next form, which is empty', async () => {
    const { reopen } = await openAndSubmit(form, 'arrives')
    await findSentHeading(form)
    const reference = getShownReference()
    press('Send another')
    screen.getByText(new RegExp(`^Your ${form.noun} ${reference} was sent today at`))
    expect(document.activeElement).toBe(screen.getByRole('form', { name: form.name }))
    await reopen(form.path)
    screen.getByText(new RegExp(`^Your ${form.noun} ${reference} was sent today at`))
    expect(readFields(...labels)).toEqual(emptyValues)
  })
})

test("'Copy text' copies 5000 characters, more than a link can hold", async () => {
  const list = 'shea '.repeat(1000).trim()
  const { answerSends } = await renderShop(requestForm.path)
  answerSends('refused')
  fillAndSubmit(requestForm, { 'Product List': list })
  await findFailedHeading()
  press('Copy text')
  await screen.findByText(/^Text copied, but not sent yet\./)
  expect(await navigator.clipboard.readText()).toContain(list)
})

const forbidden = createSafeStorage(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
})

test.each([
  ['forbidden', forbidden],
  ['full', { write: () => false }],
])(
  'a browser whose storage is %s keeps the draft and sends, and says what closing the page would lose',
  async (_, broken) => {
    const storage = { ...createMemoryStorage(), ...broken }
    const { answerSends, setOnline, arrived, user } = await renderShop(requestForm.path, { storage })
    fillFields(requestForm.input)
    await user.click(screen.getAllByRole('link', { name: 'About Us' })[0] ?? document.body)
    await user.click(screen.getAllByRole('link', { name: 'Request Product(s)' })[0] ?? document.body)
    await waitFor(() =>
      expect(readFields(...Object.keys(requestForm.input))).toEqual(Object.values(requestForm.input)),
    )
    answerSends('unreachable')
    submitForm(requestForm.submitName)
    await findUnsentHeading()
    screen.getByText(/please keep this page open until it's sent\.$/)
    answerSends('arrives')
    setOnline(true)
    await findSentHeading()
    expect(arrived).toHaveLength(1)
  },
)
