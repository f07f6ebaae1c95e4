import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'

const folder = join(root, 'docs/specification')
const parts = readdirSync(folder).filter((file) => file !== 'README.md')

type Sentence = { words: string; tests: string[] }

/** The sentences of a part: each list item, and the tests that the indented lines beneath it name. */
function sentencesOf(part: string): Sentence[] {
  const items = readFileSync(join(folder, part), 'utf8').split(/^- /m).slice(1)
  return items.map((item) => {
    const [words = '', ...rest] = item.split('\n').map((line) => line.trim())
    return { words, tests: rest.filter((line) => line.startsWith('`')) }
  })
}

/** What is wrong with a line that names a test, or nothing. */
function faultOf(line: string): string[] {
  const [, file, title] = /^`(tests\/[^`]+)` › (.+)$/.exec(line) ?? []
  if (file === undefined || title === undefined) return [`not \`file\` › title: ${line}`]
  const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'")
  return source.includes(title) ? [] : [`no such test: ${line}`]
}

describe.each(parts)('docs/specification/%s', (part) => {
  test('every sentence names a test, and every test that it names exists', () => {
    const sentences = sentencesOf(part)
    const faults = sentences.flatMap(({ words, tests }) =>
      tests.length === 0 ? [`no test: ${words}`] : tests.flatMap(faultOf),
    )
    expect(sentences).not.toEqual([])
    expect(faults).toEqual([])
  })
})
