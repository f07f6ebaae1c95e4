import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MemoryDeskOptions } from './memory/createMemoryDesk'
import { createRequest, createTestId } from './memory/deskState'
import { renderDesk } from './renderDesk'

const template = { id: 'everything', name: 'Everything is available', text: 'Hello {name}' }

async function renderTemplates(path = '/staff/templates', options: MemoryDeskOptions = {}) {
  const rendered = renderDesk(path, { templates: [template], ...options })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

const getRow = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name))?.textContent
const getName = () => screen.getByLabelText<HTMLInputElement>('Name')
const getText = () => screen.getByLabelText<HTMLTextAreaElement>('Text')
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('the reply templates', () => {
  test('are written, and changed', async () => {
    const { desk, user } = await renderTemplates()
    await user.click(screen.getByRole('link', { name: 'New Template' }))
    fill(getName(), 'Thanks')
    fill(getText(), 'Thank you {name}')
    await user.click(screen.getByRole('button', { name: 'Save Template' }))
    await screen.findByText('“Thanks” has been saved.')
    const edit = await screen.findByRole('link', { name: 'Edit Thanks' })
    expect(getRow('Thanks')).toContain('Thank you {name}')
    await user.click(edit)
    fill(getText(), 'Many thanks {name}')
    await user.click(screen.getByRole('button', { name: 'Save Template' }))
    await screen.findByText('Many thanks {name}')
    expect(desk.getState().templates).toHaveLength(2)
  })

  test('of colleagues show without a reload', async () => {
    const { desk } = await renderTemplates()
    desk.update(({ templates }) => ({
      templates: [...templates, { ...template, id: 'other', name: 'Other' }],
    }))
    expect(getRow('Other')).toContain('Hello {name}')
  })

  test('say beside the field what is missing, and keep what was written', async () => {
    const { user } = await renderTemplates('/staff/templates?edit=new')
    fill(getText(), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Save Template' }))
    screen.getByText(/give it a name of at most 60 characters/)
    expect(getName().getAttribute('aria-invalid')).toBe('true')
    expect(getText().value).toBe('Hello')
  })

  test('are previewed for a real request, filled as they would be sent', async () => {
    const items = [
      createRequest({ name: 'Chidi Okoye' }),
      createRequest({ list: 'Shea Butter: 1.5', items: [] }, createTestId('ABC234')),
    ]
    const { user } = await renderTemplates('/staff/templates?edit=new', { items })
    await user.selectOptions(screen.getByLabelText('Preview for'), 'Ada Obi, request ABC234')
    fill(getText(), 'Hello {name}, {reference}:\n{lines}')
    expect(document.querySelector('blockquote')?.textContent).toBe(
      'Hello Ada Obi, ABC234:\n- Shea Butter: 1.5',
    )
  })

  test('get a placeholder where the cursor was', async () => {
    const { user } = await renderTemplates('/staff/templates?edit=new')
    fill(getText(), 'Hello , thank you')
    getText().focus()
    getText().setSelectionRange(6, 6)
    await user.click(screen.getByRole('button', { name: /^Insert \{name\}/ }))
    expect(getText().value).toBe('Hello {name}, thank you')
  })

  test('are deleted, and come back with the same text by Undo', async () => {
    const { desk, user } = await renderTemplates()
    await user.click(screen.getByRole('button', { name: `Delete ${template.name}` }))
    await screen.findByText(`“${template.name}” has been deleted.`)
    expect(desk.getState().templates).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(`“${template.name}” is back.`)
    expect(desk.getState().templates).toEqual([template])
  })

  test('keep a half-written text on the device until it is discarded', async () => {
    const { reload } = await renderTemplates('/staff/templates?edit=new')
    fill(getText(), 'Half a sentence')
    dispatchEvent(new Event('pagehide'))
    const { user } = reload()
    await screen.findByDisplayValue('Half a sentence')
    await user.click(screen.getByRole('button', { name: 'Discard Changes' }))
    expect(getText().value).toBe('')
  })

  test('say what to do at the address of a template that is gone', async () => {
    const { user } = await renderTemplates('/staff/templates?edit=missing')
    screen.getByRole('heading', { name: 'This template is gone' })
    await user.click(screen.getByRole('link', { name: 'Go to the Templates' }))
    await screen.findByRole('heading', { level: 1, name: 'Templates' })
    expect(location.pathname + location.search).toBe('/staff/templates')
  })

  test('say what is kept when a template cannot be saved without a connection', async () => {
    const { desk, user } = await renderTemplates('/staff/templates?edit=new')
    fill(getName(), 'Thanks')
    fill(getText(), 'Hello')
    desk.setConnection('offline')
    await user.click(screen.getByRole('button', { name: 'Save Template' }))
    const alert = within(await screen.findByRole('alert'))
    alert.getByText(/^Not saved yet\. What you wrote is still here\./)
    expect(getText().value).toBe('Hello')
  })
})
