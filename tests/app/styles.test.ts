import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../emulators/config'

const web = join(root, 'web')
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const files = (ending: string) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
const missing = (some: Set<string>, others: Set<string>) => [...some].filter((name) => !others.has(name))

const components = files('.tsx').map((file) => ({ file, text: read(file) }))

/** The classes that components take from a style sheet, by the name under which each imports it. */
function usedFrom(sheet: string): Set<string> {
  const used = components.flatMap(({ file, text }) => {
    const imports = [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)]
    const local = imports.find(([, , path = '']) => join(dirname(file), path) === sheet)?.[1]
    return local === undefined ? [] : [...classesOf(local, text)]
  })
  return new Set(used)
}

function classesOf(local: string, text: string): Set<string> {
  return names(text, new RegExp(`\\b${local}\\.(?!module)([a-zA-Z]+)`, 'g'))
}

/** Whether a component picks a class by a value, as `styles[tone]`: which ones it takes cannot be read off then. */
function isPicked(sheet: string): boolean {
  const local = (text: string) => /import (\w+) from '\.[^']*\.module\.css'/.exec(text)?.[1] ?? 'styles'
  return components.some(({ file, text }) => {
    const name = sheet.slice(dirname(sheet).length + 1)
    return dirname(file) === dirname(sheet) && text.includes(name) && text.includes(`${local(text)}[`)
  })
}

describe.each(files('.module.css'))('%s', (sheet) => {
  const defined = names(read(sheet).replaceAll(/url\([^)]*\)|\/\*[^]*?\*\//g, ''), /\.([a-zA-Z][\w-]*)/g)

  test('defines every class that components take from it, and no other', () => {
    const used = usedFrom(sheet)
    expect(missing(used, defined), 'taken, but not defined').toEqual([])
    expect(isPicked(sheet) ? [] : missing(defined, used), 'defined, but not taken').toEqual([])
  })
})

describe('tokens.css', () => {
  const sheets = files('.css').map(read).join('\n')
  const tokens = names(read('ui/tokens.css'), /^\s*(--[\w-]+):/gm)

  test('names everything that a style sheet asks for, and nothing that none does', () => {
    const asked = names(sheets, /var\((--[\w-]+)/g)
    const local = names(sheets, /^\s*(--[\w-]+):/gm)
    expect(missing(asked, local), 'asked for, but not named').toEqual([])
    expect(missing(tokens, asked), 'named, but not asked for').toEqual([])
  })

  test('holds every colour: no other style sheet writes one', () => {
    const strays = files('.module.css').filter((file) =>
      /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(read(file)),
    )
    expect(strays).toEqual([])
  })
})
