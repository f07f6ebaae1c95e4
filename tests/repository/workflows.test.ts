import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

const workflowFolder = '.github/workflows'
const actionFolder = '.github/actions'
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const workflows = readdirSync(join(projectRoot, workflowFolder)).map((name) => `${workflowFolder}/${name}`)
const actions = readdirSync(join(projectRoot, actionFolder)).map(
  (name) => `${actionFolder}/${name}/action.yml`,
)

test.each([...workflows, ...actions])('%s runs actions of others by commit, with the version', (file) => {
  const used = [...read(file).matchAll(/\buses: *(.+)$/gm)].map(([, action = '']) => action)
  expect(used.filter((action) => !/^(?:\.\/|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(action))).toEqual(
    [],
  )
  expect(used).not.toEqual([])
})

describe.each(workflows)('%s', (file) => {
  test('may read the repository and nothing else, takes no turn of another run, and ends', () => {
    const workflow = read(file)
    expect([...workflow.matchAll(/permissions:\n(.+\n)+?\n/g)].map(([text]) => text)).toEqual([
      'permissions:\n  contents: read\n\n',
    ])
    expect(workflow).toMatch(/^concurrency:\n {2}group: /m)
    const jobs = workflow.match(/^ {4}runs-on: /gm) ?? []
    expect(workflow.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length)
    expect(workflow.match(/persist-credentials: false/g)).toHaveLength(jobs.length)
  })

  test('has its secrets and variables explained in CONTRIBUTING.md', () => {
    const contributing = read('CONTRIBUTING.md')
    const names = [...read(file).matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !contributing.includes(`\`${name}\``))).toEqual([])
  })
})

test('a pull request of a fork, which gets no secrets, starts no preview', () =>
  expect(read(`${workflowFolder}/preview.yml`)).toContain(
    'github.event.pull_request.head.repo.full_name == github.repository',
  ))

test('the nightly run tests all', () =>
  expect(read(`${workflowFolder}/nightly.yml`)).toContain('npm run test:all'))
