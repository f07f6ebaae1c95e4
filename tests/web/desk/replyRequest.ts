import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type MemoryDeskOptions, toClaim } from './memory/createMemoryDesk'
import { createRequest, createTestId, sola } from './memory/deskState'
import { renderItem } from './renderDesk'

/** The fields of an item that Sola has claimed. */
export const mine = { claimedBy: toClaim(sola) }
const templates = [
  { id: 'TemplateAvailable001', name: 'Everything', text: 'Hello {name}, all of {reference}:\n{lines}' },
  { id: 'TemplateSomeNotNow01', name: 'Some of it', text: 'Hello {name}, some of {reference}:\n{lines}' },
  { id: 'TemplateNoneNow00001', name: 'None of it', text: 'Hello {name}, none of {reference}:\n{lines}' },
  { id: 'later', name: 'A little more time', text: 'Please give us until {due}.' },
  { id: 'answer', name: 'An answer', text: 'Hello {name},\n{your answer}' },
]
export const allChannels = { whatsapp: '08031234567', email: 'ada@example.com', phone: '0100 000 0144' }

/** Opens a request of two lines by a sender who gave every channel. */
export async function renderReplyRequest(
  fields: object = {},
  options: MemoryDeskOptions = {},
  id = createTestId('ABC234'),
) {
  const list = 'Shea Butter: 1.5\nArgan Oil: 2'
  const item = createRequest({ ...allChannels, list, items: [], ...fields }, id)
  return { item, ...(await renderItem(item, { templates, ...options })) }
}

/** Opens a request that Sola has claimed, and a way to reply. */
export async function openReply(button: string, options: MemoryDeskOptions = {}, fields: object = {}) {
  const rendered = await renderReplyRequest({ ...mine, ...fields }, options)
  await rendered.user.click(rendered.article.getByRole('button', { name: button }))
  return rendered
}

export const getReply = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply')
export const getLine = (name: string) => within(screen.getByRole('radiogroup', { name }))
export const getWhatsAppLink = () => screen.getByRole('link', { name: 'Open WhatsApp' })

/** Opens WhatsApp with the reply, and says that it was sent. */
export async function sendOnWhatsApp(user: UserEvent): Promise<void> {
  await user.click(getWhatsAppLink())
  await user.click(screen.getByRole('button', { name: 'Sent' }))
}

/** Replaces the text of the reply. */
export function setReply(text: string): void {
  fireEvent.change(getReply(), { target: { value: text } })
}
