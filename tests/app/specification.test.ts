import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
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
  return titlesIn(file).includes(title) ? [] : [`no such test: ${line}`]
}

/** The whole titles of the tests that a file runs, as its calls of test and test.each have them, alone and after their group's. */
function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node, group: string) => {
    const title = titleOf(node)
    const called = title === undefined ? '' : node.getText(source)
    if (title !== undefined && isCallOf('test', called)) titles.push(title, `${group} › ${title}`)
    const inside = title !== undefined && isCallOf('describe', called) ? title : group
    ts.forEachChild(node, (child) => {
      visit(child, inside)
    })
  }
  visit(source, '')
  return titles
}

/** The text that a call begins with. */
function titleOf(node: ts.Node): string | undefined {
  const [first] = ts.isCallExpression(node) ? node.arguments : []
  return first && ts.isStringLiteralLike(first) ? first.text : undefined
}

/** Whether it is called as it stands or for each case: what is skipped, or to be done, does not count. */
function isCallOf(name: string, text: string): boolean {
  return text.startsWith(`${name}(`) || text.startsWith(`${name}.each(`)
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
