import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { privacyMessages } from '../../domain/messages/privacy'
import { projectRoot } from '../../seed/projectFolders'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const operations = read('docs/operations.md')

test('every error and warning that functions log is explained in docs/operations.md, and no other', () => {
  const files = readdirSync(join(projectRoot, 'functions'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => read(`functions/${file}`))
  const logged = sources.flatMap((source) => findAll(source, /log(?:Error|Warning)\(\s*'([^']+)'/g))
  const table = operations.slice(operations.indexOf('| Message'), operations.indexOf('## Restore'))
  const explained = findAll(table, /^\| ([^|]+?) +\|/gm).slice(2)
  expect(explained.toSorted()).toEqual([...new Set(logged)].sort())
})

test('every command of npm in docs/operations.md is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const unknown = findAll(operations, /npm run ([a-z:-]+)/g).filter((name) => scripts[name] === undefined)
  expect(unknown).toEqual([])
})

// Of every command.
const globalOptions = ['--project', '--config', '--force']

test('every command of firebase in docs/operations.md is one of firebase-tools, with options that it has', () => {
  const tools = dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json'))
  const unknown = findAll(operations, /npx firebase ([^`\n]+)/g).filter((line) => {
    const [name = '', ...rest] = line.split(' ')
    const path = join(tools, `lib/commands/${name.replaceAll(':', '-')}.js`)
    if (!existsSync(path)) return true
    const source = readFileSync(path, 'utf8')
    const options = rest.filter((word) => word.startsWith('--') && !globalOptions.includes(word))
    return options.some((option) => !source.includes(option))
  })
  expect(unknown).toEqual([])
})

test('files of accounts, which hold hashes of passwords, are written outside the repository, and Git ignores them', () => {
  const files = findAll(operations, /npx firebase auth:(?:export|import) (\S+)/g)
  expect([...new Set(files)]).toEqual(['../accounts.json'])
  expect(read('.gitignore').split('\n')).toContain('accounts*.json')
})

test('a restore from a backup brings each collection but the four that say what is still to be sent or deleted', () => {
  const omitted = ['deliveries', 'reminders', 'functionStates', 'deletions']
  const wanted = Object.values(firestoreCollectionNames).filter((name) => !omitted.includes(name))
  const restored = operations.slice(operations.indexOf('exports/restored --database=restored'))
  const lists = findAll(restored, /--collection-ids=(\S+)/g)
  expect(lists.map((list) => list.split(','))).toEqual([wanted, wanted])
  for (const name of omitted) expect(operations).toContain(`\`${name}\``)
})

test("/privacy says how long the shop's own backups are kept, as docs/operations.md does", () => {
  expect(operations).toMatch(/outside the repository, and no longer than 30 days/)
  expect(privacyMessages.googleStoresIt).toContain('backups of our own, encrypted, for 30 days at most')
})

test('no database is restored under the name (default), which would bring these four back too', () =>
  expect(operations).not.toMatch(/databases:restore[^\n]+"\(default\)"|restore with `--database/))

test('a release is taken back without its rules: the site first, then the functions', () => {
  const part = operations.slice(operations.indexOf('## Take a release back'), operations.indexOf('## Keys'))
  expect(findAll(part, /npx firebase deploy --only (\S+)/g)).toEqual(['hosting', 'functions'])
  expect(findAll(part, /(npm run deploy -- [^\n]+)/g)).toEqual([
    'npm run deploy -- --project YOUR-PROJECT --dry-run',
  ])
})

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}
