import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fillFields, press, readFields } from './formFields'
import { ada } from './memorySession'
import { openingHour, renderShop } from './renderShop'
import {
  contactForm,
  fillAndSubmit,
  findFailedHeading,
  findSentHeading,
  findUnsentHeading,
  openAndSubmit,
  requestForm,
} from './submissionForms'

const { path, input } = requestForm

const findBanner = () => screen.findByRole('complementary', { name: 'Not sent yet' })

describe('The outbox', () => {
  test('keeps what cannot be sent now, announces it on every other page, and sends it from there', async () => {
    const { reopen } = await openAndSubmit(requestForm, 'unreachable')
    await findUnsentHeading()
    screen.getByText(/It's saved in this browser, so you can close this page\./)
    await reopen('/my-requests')
    await screen.findByText(/^Reference/)
    const { answerSends, setOnline, user, arrived } = await reopen('/about-us')
    within(await findBanner()).getByText('Saved, but not sent yet: your request.')
    answerSends('arrives')
    setOnline(true)
    await screen.findByText(/^Your request \w{6} has been sent\.$/)
    expect(arrived).toHaveLength(1)
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(navigation.getByRole('link', { name: 'Request Product(s)' }))
    await screen.findByText(/^Your request \w{6} was sent /)
  })

  test('sends from a connected device whose browser says that it is offline', async () => {
    const { setOnline, arrived } = await renderShop(path)
    setOnline(false)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    fillAndSubmit(requestForm)
    await findSentHeading()
    expect(arrived).toHaveLength(1)
  })

  test.each(['unreachable', 'never'] as const)(
    'says within ten seconds that it is kept, when sending is %s',
    async (answer) => {
      const { setTime } = await openAndSubmit(requestForm, answer)
      await screen.findByRole('heading', {
        name: /^(Sending your request…|Your request hasn't been sent yet)$/,
      })
      setTime(Date.now() + 10_000)
      await findUnsentHeading()
      screen.getByText(/We'll send it as soon as you're online/)
    },
  )

  test('says that a request may have arrived whose answer was lost, and sends it once', async () => {
    const { answerSends, arrived } = await openAndSubmit(requestForm, 'unheard')
    await screen.findByRole('heading', { name: 'Your request may not have arrived yet' })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    answerSends('arrives')
    press('Try now')
    await findSentHeading()
    expect(arrived).toHaveLength(1)
  })

  test('counts down to the next send, half a minute after the one before', async () => {
    const { answerSends } = await openAndSubmit(requestForm, 'arrives')
    await findSentHeading()
    press('Send another')
    answerSends({ waitMs: 25_000 })
    fillAndSubmit(requestForm, { 'Product List': 'chia' })
    await screen.findByRole('heading', { name: 'Your request will be sent in a moment' })
    screen.getByText(/^Sending in \d+ seconds?\.$/)
    answerSends('arrives')
    press('Try now')
    await findSentHeading()
  })

  test('keeps a refused request with its text, to be changed and sent again or deleted', async () => {
    const { reopen } = await openAndSubmit(requestForm, 'refused')
    await findFailedHeading()
    await reopen('/about-us')
    await screen.findByText('Your request could not be sent. Nothing is lost.')
    await reopen(path)
    await findFailedHeading()
    press('Edit')
    expect(readFields('Product List')).toEqual([input['Product List']])
    fillAndSubmit(requestForm)
    await findFailedHeading()
    press('Delete')
    expect(readFields('Product List')).toEqual([''])
  })

  test('keeps what a later release has handed in, does not send it, and says so', async () => {
    const outbox = JSON.stringify([{ schema: 2, outgoing: { id: 'A'.repeat(20), parcels: [] } }])
    const { arrived, services } = await renderShop('/about-us', { stored: { outbox } })
    await screen.findByText(/^Something that you handed in with a newer version of this site is kept/)
    expect(arrived).toEqual([])
    expect(services.storage.read('outbox')).toBe(outbox)
  })

  test('shows and sends what is readable in a damaged storage, and says once what is not', async () => {
    const fields = { name: 'Ada Obi', phone: '+234 803 456 7890', list: 'chia', items: [] }
    const outgoing = { kind: 'requests', id: 'A'.repeat(20), uid: '', madeAt: openingHour, fields }
    const standing = { is: 'sent', createdAt: 8_640_000_000_000_001, aheadMs: 0 }
    const outbox = JSON.stringify([
      { outgoing, standing },
      { outgoing: { ...outgoing, id: 7 }, standing },
    ])
    const { arrived, reopen } = await renderShop(path, { stored: { outbox } })
    await screen.findByText(/^Something that was waiting to be sent could no longer be read/)
    await findSentHeading()
    expect(arrived).toHaveLength(1)
    const { services } = await reopen(path)
    await screen.findByText(/^Your request AAAAAA was sent /)
    expect(services.storage.read('outbox')).not.toContain('"id":7')
  })

  test("hides a customer's request from others, and sends it once that customer is back", async () => {
    const { reopen, user, services } = await openAndSubmit(requestForm, 'unreachable', { signedIn: ada })
    await findUnsentHeading()
    await user.click(await screen.findByRole('button', { name: 'Account' }))
    press('Sign Out')
    await screen.findByRole('link', { name: 'Login' })
    await waitFor(() => expect(screen.queryByText(/hasn't been sent yet/)).toBeNull())
    expect(services.storage.read('outbox')).toContain('Ada Obi')
    const guest = await reopen('/login-account')
    guest.answerSends('arrives')
    await screen.findByText(/written with another account hasn't been sent yet/)
    expect(screen.queryByText('Ada Obi')).toBeNull()
    expect(guest.arrived).toEqual([])
    fillFields({ Email: ada.email, Password: ada.password })
    press('ENTER')
    await waitFor(() => expect(guest.arrived).toMatchObject([{ uid: ada.userID }]))
  })

  test('names what waits by its kind, and leads to its form', async () => {
    const { reopen } = await openAndSubmit(contactForm, 'unreachable')
    await findUnsentHeading(contactForm)
    await reopen('/about-us')
    const banner = within(await findBanner())
    banner.getByText('Saved, but not sent yet: your message.')
    expect(banner.getByRole<HTMLAnchorElement>('link').pathname).toBe(contactForm.path)
  })
})
