import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toShortClassName } from '../../site-build/shortClassNames'
import { webFolder } from '../../site-build/webModules'

test('no two classes of the site have the same short name', () => {
  const files = readdirSync(webFolder, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.module.css'),
  )
  const names = files.flatMap((file) => {
    const css = readFileSync(join(webFolder, file), 'utf8')
    const classes = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
    return [...classes].map((name) => toShortClassName(name, join(webFolder, file)))
  })
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a class has the same name in each build, with or without a query after its file', () => {
  const file = join(webFolder, 'ui/Button.module.css')
  expect(toShortClassName('loud', `${file}?used`)).toBe(toShortClassName('loud', file))
  expect(toShortClassName('loud', file)).toMatch(/^loud_[0-9a-f]{4}$/)
})
