import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDesk } from './renderDesk'

const notice = /^A newer version of the desk has left a draft or a change on this device/

test.each([
  ['a draft', 'deskDraft:sola:requests/x:reply', { schema: 2 }],
  ["a product's form", 'deskProduct:sola:1:x', { schema: 2 }],
  ['a change that waits', 'deskWrites', [{ schema: 2 }]],
])('says that a later release has left %s here, and keeps it', async (_, key, stored) => {
  localStorage.setItem(key, JSON.stringify(stored))
  renderDesk('/staff')
  await screen.findByText(notice)
  expect(localStorage.getItem(key)).toBe(JSON.stringify(stored))
})

test('says nothing of what this release has left', async () => {
  localStorage.setItem('deskWrites', '[]')
  renderDesk('/staff')
  await screen.findByRole('navigation', { name: 'Desk' })
  expect(screen.queryByText(notice)).toBeNull()
})
