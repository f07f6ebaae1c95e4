import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

const specificationFolder = join(projectRoot, 'docs/specification')
const specificationFiles = readdirSync(specificationFolder).filter((file) => file !== 'README.md')

type Sentence = { text: string; tests: string[] }

/** The list items of a file, each with the tests named in its indented lines. */
function parseSentences(specificationFile: string): Sentence[] {
  const items = readFileSync(join(specificationFolder, specificationFile), 'utf8').split(/^- /m).slice(1)
  return items.map((item) => {
    const [text = '', ...rest] = item.split('\n').map((line) => line.trim())
    return { text, tests: rest.filter((line) => line.startsWith('`')) }
  })
}

// Hundreds of lines name a test, and parsing a file takes a tenth of a second.
const titlesByFile = new Map<string, string[]>()

/** The error in a line that names a test, if any. */
function findErrors(line: string): string[] {
  const [, file, title] = /^`((?:tests|packages)\/[^`]+)` › (.+)$/.exec(line) ?? []
  if (file === undefined || title === undefined) return [`not \`file\` › title: ${line}`]
  const titles = titlesByFile.get(file) ?? findTitles(file)
  titlesByFile.set(file, titles)
  return titles.includes(title) ? [] : [`no such test: ${line}`]
}

function findTitles(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const titles: string[] = []
  const visit = (node: ts.Node, group: string) => {
    const title = getTitle(node)
    const callText = title === undefined ? '' : node.getText(source)
    if (title !== undefined && isCallOf('test', callText)) titles.push(title, `${group} › ${title}`)
    const innerGroup = title !== undefined && isCallOf('describe', callText) ? title : group
    ts.forEachChild(node, (child) => visit(child, innerGroup))
  }
  visit(source, '')
  return titles
}

/** The string in a call's first argument. */
function getTitle(node: ts.Node): string | undefined {
  const [first] = ts.isCallExpression(node) ? node.arguments : []
  return first && ts.isStringLiteralLike(first) ? first.text : undefined
}

/** Matches `test(`, `test.each(` and `test.each<Row>(`, but not `test.skip(` or `test.todo(`. */
function isCallOf(name: string, text: string): boolean {
  return new RegExp(`^${name}(\\.each(<[^(]+>)?)?\\(`).test(text)
}

describe.each(specificationFiles)('docs/specification/%s', (specificationFile) => {
  test('every sentence names at least one existing test', () => {
    const sentences = parseSentences(specificationFile)
    const errors = sentences.flatMap(({ text, tests }) =>
      tests.length === 0 ? [`no test: ${text}`] : tests.flatMap(findErrors),
    )
    expect(sentences).not.toEqual([])
    expect(errors).toEqual([])
  })
})
