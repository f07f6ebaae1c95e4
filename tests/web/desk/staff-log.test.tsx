import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createRequest, deskOpenedAtMs } from './memory/deskState'
import { exportCsv, renderDesk, renderInbox } from './renderDesk'

const listEntries = () =>
  within(screen.getByRole('list', { name: 'Exports and Deletions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const template = { id: 'template', name: 'Ready to collect', text: 'It is ready.' }

test('an export and a deletion are in the log, the last first, with who, what and when', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
  const { user } = await renderInbox('', { items: [createRequest()], templates: [template] })
  await exportCsv(user)
  await screen.findByText('One item was exported.')
  await user.click(screen.getByRole('link', { name: 'Templates' }))
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  await user.click(screen.getByRole('link', { name: 'Figures' }))
  await user.click(screen.getByRole('link', { name: 'Exports and Deletions' }))
  await screen.findByRole('heading', { level: 1, name: 'Exports and Deletions' })
  expect(listEntries()).toEqual([
    'Sola Staff deleted the reply template “Ready to collect”at 13:00',
    'Sola Staff exported arielle-inbox-2026-03-09.csv (1 row)at 13:00',
  ])
  await user.click(screen.getByRole('link', { name: 'Back to Figures' }))
  await screen.findByRole('heading', { level: 1, name: 'Figures' })
})

test('nothing leaves the desk that could not be logged', async () => {
  const save = vi.spyOn(URL, 'createObjectURL')
  const logExport = () => Promise.resolve({ kind: 'unreachable' } as const)
  const { user } = await renderInbox('', { items: [createRequest()], staff: { logExport } })
  await exportCsv(user)
  await screen.findByText(/^The export failed, and no file was created/)
  expect(save).not.toHaveBeenCalled()
})

test('the log says that it is empty, and is live', async () => {
  const { desk } = renderDesk('/staff/figures/log')
  await screen.findByText('Nothing has been exported or deleted.')
  const by = { uid: 'emeka', name: '<b>Emeka</b>' }
  const entry = { id: 'e', action: 'delete', what: 'the draft of product 84', by } as const
  desk.update(() => ({ staffLog: [{ ...entry, at: new Date(deskOpenedAtMs) }] }))
  expect(listEntries()).toEqual(['<b>Emeka</b> deleted the draft of product 84at 13:00'])
})
