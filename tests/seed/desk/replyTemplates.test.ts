import { expect, test } from 'vitest'
import { replyTemplates } from '../../../seed/desk/replyTemplates'
import { findReplyTemplateErrors } from '../../../web/domain/replies/replyTemplate'

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
