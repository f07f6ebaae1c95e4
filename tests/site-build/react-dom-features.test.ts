import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'
import { removeFeatures, unusedReactDomFeatures } from '../../site-build/libraries/reactDomFeaturesPlugin'

// docs/decisions/023-library-surgery.md describes the operation and says what to do when a test of it fails.

const reactDomFile = join(projectRoot, 'node_modules/react-dom/cjs/react-dom-client.production.js')

describe("React DOM's unused features", () => {
  const code = readFileSync(reactDomFile, 'utf8')

  test('lose their functions and methods, and only those', () => {
    const listFunctions = (text: string) =>
      [...text.matchAll(/^function ([\w$]+)\(/gm)].map(([, name]) => name)
    const removed = removeFeatures(code)
    expect(listFunctions(removed)).toEqual(listFunctions(code))
    for (const name of unusedReactDomFeatures.flatMap(({ functions }) => functions))
      expect(removed).toContain(`\nfunction ${name}() {}\n`)
    for (const name of unusedReactDomFeatures.flatMap(({ classes = [] }) => classes))
      expect(removed).not.toContain(`${name}.prototype.`)
  })

  test('fail the build if a version has other functions', () => {
    expect(() => removeFeatures('')).toThrow('docs/decisions/023-library-surgery.md')
  })

  test('are unknown to the sources of the site', () => {
    const usePattern =
      /ViewTransition|<(?:React\.)?Fragment[^>]* ref=|SuspenseList|useActionState|\b(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)\b[^']*} from 'react-dom'/
    expect(readWebSources().filter(({ text }) => usePattern.test(text))).toEqual([])
  })
})

function readWebSources(): { file: string; text: string }[] {
  const folder = join(projectRoot, 'web')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
}
