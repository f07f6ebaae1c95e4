import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

const webFolder = join(projectRoot, 'web')
const readWebFile = (file: string) => readFileSync(join(webFolder, file), 'utf8')
const findFiles = (extension: string) =>
  readdirSync(webFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension))
const matchNames = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
const difference = (first: Set<string>, second: Set<string>) => [...first].filter((name) => !second.has(name))

const components = findFiles('.tsx').map((file) => ({ file, text: readWebFile(file) }))

function findUsedClasses(sheet: string): Set<string> {
  const used = components.flatMap(({ file, text }) => {
    const imports = [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)]
    const importName = imports.find(([, , path = '']) => join(dirname(file), path) === sheet)?.[1]
    return importName === undefined ? [] : [...matchClasses(importName, text)]
  })
  return new Set(used)
}

function matchClasses(importName: string, text: string): Set<string> {
  return matchNames(text, new RegExp(`\\b${importName}\\.(?!module)([a-zA-Z]+)`, 'g'))
}

/** Whether a component computes a class name, as in `styles[variant]`: the source does not show which classes it uses. */
function hasComputedClass(sheet: string): boolean {
  const findImportName = (text: string) =>
    /import (\w+) from '\.[^']*\.module\.css'/.exec(text)?.[1] ?? 'styles'
  return components.some(({ file, text }) => {
    const name = sheet.slice(dirname(sheet).length + 1)
    return (
      dirname(file) === dirname(sheet) && text.includes(name) && text.includes(`${findImportName(text)}[`)
    )
  })
}

describe.each(findFiles('.module.css'))('%s', (sheet) => {
  const rules = readWebFile(sheet).replaceAll(/url\([^)]*\)|\/\*[^]*?\*\//g, '')
  const definedClasses = matchNames(rules, /\.([a-zA-Z][\w-]*)/g)

  test('defines exactly the classes that components use', () => {
    const usedClasses = findUsedClasses(sheet)
    const unusedClasses = hasComputedClass(sheet) ? [] : difference(definedClasses, usedClasses)
    expect(difference(usedClasses, definedClasses), 'used, but not defined').toEqual([])
    expect(unusedClasses, 'defined, but not used').toEqual([])
  })
})

describe('tokens.css', () => {
  const sheets = findFiles('.css').map(readWebFile).join('\n')
  const tokens = matchNames(readWebFile('ui/tokens.css'), /^\s*(--[\w-]+):/gm)

  test('defines every custom property in use, and no unused one', () => {
    const usedProperties = matchNames(sheets, /var\((--[\w-]+)/g)
    const definedProperties = matchNames(sheets, /^\s*(--[\w-]+):/gm)
    expect(difference(usedProperties, definedProperties), 'used, but not defined').toEqual([])
    expect(difference(tokens, usedProperties), 'defined, but not used').toEqual([])
  })

  test('is the only style sheet with literal colours', () => {
    const otherSheets = findFiles('.module.css').filter((file) =>
      /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(readWebFile(file)),
    )
    expect(otherSheets).toEqual([])
  })
})
