import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtTemplates } from '../../../domain/replies/builtTemplates'
import { type ReplyLineMark, replyLineMarks } from '../../../domain/replies/replyLine'
import {
  findCaseOfTemplate,
  findCaseTemplate,
  findRequestCase,
  type RequestCase,
} from '../../../domain/replies/requestCase'

describe('the marks of a request', () => {
  const cases: [RequestCase | null, (ReplyLineMark | null)[]][] = [
    ['allAvailable', ['available']],
    ['allAvailable', ['available', 'available']],
    ['allAvailable', ['leftOut', 'available']],
    ['someNotNow', ['available', 'notNow']],
    ['someNotNow', ['available', 'substitute']],
    ['someNotNow', ['substitute']],
    ['someNotNow', ['substitute', 'notNow']],
    ['someNotNow', ['available', 'leftOut', 'notNow']],
    ['noneNow', ['notNow']],
    ['noneNow', ['notNow', 'notNow']],
    ['noneNow', ['notNow', 'leftOut']],
    [null, []],
    [null, [null]],
    [null, ['available', null]],
    [null, ['notNow', null, 'leftOut']],
    [null, ['leftOut']],
    [null, ['leftOut', 'leftOut']],
  ]

  test.each(cases)('are the case %s if they are %j', (requestCase, marks) =>
    expect(findRequestCase(marks.map((mark) => ({ mark })))).toBe(requestCase),
  )

  test('are the same case in any order', () => {
    const marks = fc.array(fc.constantFrom(null, ...replyLineMarks), { maxLength: 6 })
    fc.assert(
      fc.property(marks, (values) => {
        const lines = values.map((mark) => ({ mark }))
        expect(findRequestCase([...lines].reverse())).toBe(findRequestCase(lines))
      }),
    )
  })
})

describe('the template of a case', () => {
  const requestCases = ['allAvailable', 'someNotNow', 'noneNow'] as const

  test('is what staff made of it, whatever it is called now', () => {
    const changed = { id: 'TemplateAvailable001', name: 'Ours', text: 'All of it:\n{lines}' }
    expect(findCaseTemplate([...builtTemplates.slice(1), changed], 'allAvailable')).toBe(changed)
  })

  test.each(requestCases)('is the one of a new desk where staff have deleted it: %s', (requestCase) => {
    const template = findCaseTemplate([], requestCase)
    expect(builtTemplates).toContain(template)
    expect(findCaseOfTemplate(template?.id ?? '')).toBe(requestCase)
  })

  test('is none of the templates that staff choose by hand', () => {
    const byHand = builtTemplates.filter(({ id }) => findCaseOfTemplate(id) === null)
    expect(byHand.map(({ name }) => name)).toEqual(['Answer to an enquiry', 'A little more time'])
  })
})
