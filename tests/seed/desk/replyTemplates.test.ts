import { expect, test } from 'vitest'
import { replyTemplates } from '../../../seed/desk/replyTemplates'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import { formatReplyLines } from '../../../domain/replies/replyLine'
import { findReplyTemplateErrors } from '../../../domain/replies/replyTemplate'

test.each(replyTemplates)('the template "$name" is valid', (template) => {
  expect(findReplyTemplateErrors(template)).toEqual([])
  expect(template.id).toMatch(/^[A-Za-z0-9]{20}$/)
})

test.each(replyTemplates)(
  'the template "$name" leaves room for a long list, and names the item',
  ({ text }) => {
    expect(text.length).toBeLessThan(600)
    expect(text).toContain('{name}')
    expect(text).toContain('{reference}')
    const placeholders = text.match(/\{\w*\}/g) ?? []
    expect(['{name}', '{reference}', '{due}', '{lines}']).toEqual(expect.arrayContaining(placeholders))
  },
)

test('the templates have ids and names of their own, and use every value', () => {
  expect(replyTemplates).toHaveLength(4)
  expect(new Set(replyTemplates.map(({ id }) => id)).size).toBe(4)
  expect(new Set(replyTemplates.map(({ name }) => name)).size).toBe(4)
  expect(replyTemplates.filter(({ text }) => text.includes('\n\n{lines}\n\n'))).toHaveLength(2)
  expect(replyTemplates.filter(({ text }) => text.includes('{due}'))).toHaveLength(1)
})

test('no template mentions a price, a bank account or a date of delivery', () => {
  for (const { text } of replyTemplates)
    expect(text).not.toMatch(/₦|NGN|naira|price|bank|account|tomorrow|\d/i)
})

const values = {
  name: 'Adétọ́lá',
  reference: 'C5XQAY',
  due: 'Monday at 09:45',
  lines: formatReplyLines(
    [
      { text: 'Jojoba Oil: 1', mark: 'available', substitute: '' },
      { text: 'Argan Oil: 0.5', mark: 'substitute', substitute: 'Grapeseed Oil' },
      { text: 'Rosehip Oil: 0.5', mark: 'notNow', substitute: '' },
    ],
    '12,500 naira',
  ),
}

test.each(replyTemplates)('the template "$name" is filled completely', ({ text }) => {
  const filled = fillReplyTemplate(text, values)
  expect(filled).not.toMatch(/[{}]/)
  expect(filled.split('\n')[0]).toBe('Hello Adétọ́lá,')
  expect(filled).toMatch(/Warm regards,\nArielle Organics$/)
})

test.each(['Everything is available', 'Some items not now'])(
  'the template "%s" has the marked lines and the total in a paragraph of their own',
  (name) => {
    const { text = '' } = replyTemplates.find((template) => template.name === name) ?? {}
    expect(fillReplyTemplate(text, values).split('\n\n')[2]).toBe(
      `- Jojoba Oil: 1
- Argan Oil: 0.5 (we suggest Grapeseed Oil instead)
- Rosehip Oil: 0.5 (not available now)
Total: 12,500 naira`,
    )
  },
)
