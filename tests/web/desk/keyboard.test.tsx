import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRequest, deskOpenedAtMs } from './memory/deskState'
import { renderInbox } from './renderDesk'

const items = Array.from({ length: 3 }, (_, number) =>
  createRequest({ name: `Sender ${number}`, createdAt: new Date(deskOpenedAtMs + number) }),
)
const readFocusedRow = () => /Sender \d/.exec(document.activeElement?.textContent ?? '')?.[0]

describe('the keys of the desk', () => {
  test('j and k move through the rows, Enter opens, and j goes on from the open item', async () => {
    const { user } = await renderInbox('', { items })
    await user.keyboard('j')
    expect(readFocusedRow()).toBe('Sender 0')
    await user.keyboard('jjk')
    expect(readFocusedRow()).toBe('Sender 1')
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 2, name: 'Sender 1' })
    await user.keyboard('j')
    expect(readFocusedRow()).toBe('Sender 2')
  })

  test('? lists them in a dialog, below which they do nothing', async () => {
    const { user } = await renderInbox('', { items })
    await user.keyboard('?')
    const sheet = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }))
    const keys = sheet.getAllByRole('term').map(({ textContent }) => textContent)
    expect(keys).toEqual(['j', 'k', 'Enter', 'c', 'r', 'a', 'm', '?'])
    await user.keyboard('j')
    expect(document.activeElement?.closest('[data-inbox-row]')).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Got it' }))
    await user.keyboard('j')
    expect(readFocusedRow()).toBe('Sender 0')
  })

  test('are letters while somebody types', async () => {
    const { user } = await renderInbox('?status=new', { items })
    await user.type(screen.getByRole('searchbox'), 'jk?')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jk?')
    expect(location.search).toBe('?status=new&q=jk%3F')
  })

  test('the first Tab leads past the header', async () => {
    const { user } = await renderInbox('', { items })
    await user.tab()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.tagName).toBe('MAIN')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('the navigation says which screen is shown', async () => {
    const { user } = await renderInbox('')
    const navigation = within(screen.getByRole('navigation', { name: 'Desk' }))
    const getCurrent = () =>
      navigation.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')
        ?.textContent
    expect(getCurrent()).toBe('Inbox')
    await user.click(navigation.getByRole('link', { name: 'Templates' }))
    expect(location.pathname).toBe('/staff/templates')
    expect(getCurrent()).toBe('Templates')
  })
})
