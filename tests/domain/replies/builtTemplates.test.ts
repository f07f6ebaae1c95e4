import { describe, expect, test } from 'vitest'
import { builtTemplates } from '../../../domain/replies/builtTemplates'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import { findPlaceToFillIn } from '../../../domain/replies/findPlaceToFillIn'
import { formatReplyLines, type ReplyLineMark } from '../../../domain/replies/replyLine'
import { findReplyTemplateErrors } from '../../../domain/replies/replyTemplate'
import { findCaseOfTemplate, findCaseTemplate, findRequestCase } from '../../../domain/replies/requestCase'
import { createReplyLine } from './createReplyLine'

test.each(builtTemplates)('the template "$name" is valid', (template) => {
  expect(findReplyTemplateErrors(template)).toEqual([])
  expect(template.id).toMatch(/^[A-Za-z0-9]{20}$/)
})

test.each(builtTemplates)(
  'the template "$name" leaves room for a long list, and names the item',
  ({ text }) => {
    expect(text.length).toBeLessThan(600)
    expect(text).toContain('{name}')
    expect(text).toContain('{reference}')
  },
)

test('the templates have ids and names of their own', () => {
  expect(builtTemplates).toHaveLength(5)
  expect(new Set(builtTemplates.map(({ id }) => id)).size).toBe(5)
  expect(new Set(builtTemplates.map(({ name }) => name)).size).toBe(5)
})

test('the three templates of a request list its lines in a paragraph of their own, the others do not', () => {
  for (const { id, text } of builtTemplates)
    expect(text.split('\n\n').includes('{lines}')).toBe(findCaseOfTemplate(id) !== null)
})

test('no template mentions a price, a bank account or a date of delivery', () => {
  for (const { text } of builtTemplates)
    expect(text).not.toMatch(/₦|NGN|naira|price|bank|account|tomorrow|\d/i)
})

const values = { name: 'Adétọ́lá', reference: 'C5XQAY', due: 'Monday at 09:45', lines: '- 1 litre Argan Oil' }

test.each(builtTemplates)(
  'the template "$name" reads as a letter: a greeting, whole sentences, a farewell',
  ({ text }) => {
    const filled = fillReplyTemplate(text, values).replace('{your answer}', 'We do.')
    expect(filled).not.toMatch(/[{}…]|\.\.| {2}|\n{3}| \n/)
    const [greeting, ...paragraphs] = filled.split('\n\n')
    expect(greeting).toBe('Hello Adétọ́lá,')
    expect(paragraphs.pop()).toBe('Warm regards,\nArielle Organics')
    for (const paragraph of paragraphs.filter((each) => !each.startsWith('- ')))
      expect(paragraph).toMatch(/^[A-Z].*[.:?]$/)
  },
)

test('only the answer to an enquiry has a place to fill in, in a paragraph of its own', () => {
  const places = builtTemplates.map(({ name, text }) => [
    name,
    findPlaceToFillIn(fillReplyTemplate(text, values), []),
  ])
  expect(places.filter(([, place]) => place !== null)).toEqual([
    ['Answer to an enquiry', expect.objectContaining({ text: '{your answer}' })],
  ])
  const answer = builtTemplates.find(({ name }) => name === 'Answer to an enquiry')
  expect(answer?.text.split('\n\n')).toContain('{your answer}')
})

describe('the text that marks choose', () => {
  const saysAll = 'Good news: we have checked your list, and we are ready to pack.'
  const saysSome = 'Not all of it is here just now:'
  const saysNone = 'we have none of it just now.'
  // Also true where nothing but substitutes is left.
  const asks = 'Shall we go ahead like this, or'
  const suggests = 'Where we suggest something else'
  const cases: [marks: ReplyLineMark[], says: string[]][] = [
    [['available'], [saysAll]],
    [['available', 'leftOut'], [saysAll]],
    [
      ['available', 'notNow'],
      [saysSome, asks, suggests],
    ],
    [
      ['available', 'substitute'],
      [saysSome, asks, suggests],
    ],
    [
      ['notNow', 'substitute'],
      [saysSome, asks, suggests],
    ],
    [['substitute'], [saysSome, asks, suggests]],
    [['notNow'], [saysNone]],
    [['notNow', 'leftOut'], [saysNone]],
  ]

  test.each(cases)('does not contradict %j', (marks, says) => {
    const lines = marks.map((mark) => createReplyLine({ mark }))
    const requestCase = findRequestCase(lines)
    const { text = '' } = (requestCase && findCaseTemplate(builtTemplates, requestCase)) ?? {}
    const filled = fillReplyTemplate(text, { ...values, lines: formatReplyLines(lines, null) })
    const sayings = [saysAll, saysSome, saysNone, asks, suggests]
    expect(sayings.filter((saying) => filled.includes(saying))).toEqual(says)
  })
})
