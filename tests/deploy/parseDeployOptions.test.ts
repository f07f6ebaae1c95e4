import { expect, test } from 'vitest'
import { parseDeployOptions } from '../../deploy/parseDeployOptions'
import { UsageError } from '../../seed/commandLine'

test('the command line names the project, and may ask for a dry run', () => {
  expect(parseDeployOptions(['--project', 'shop'])).toEqual({ projectId: 'shop', isDryRun: false })
  expect(parseDeployOptions(['--dry-run', '--project', 'shop'])).toEqual({
    projectId: 'shop',
    isDryRun: true,
  })
})

test.each([
  ["the emulators' project", ['--project', 'demo-arielle'], 'exists in the emulators alone'],
  [
    "the emulators' project in a dry run",
    ['--project', 'demo-arielle', '--dry-run'],
    'exists in the emulators',
  ],
  ['no project', ['--dry-run'], 'Name the Firebase project with --project'],
  ['an id that Firebase never gives', ['--project', 'My Shop'], 'is no project id'],
  ['an unknown option', ['--project', 'shop', '--force'], '--force'],
])('%s is refused, and nothing is deployed', (_, args, message) => {
  expect(() => parseDeployOptions(args)).toThrow(UsageError)
  expect(() => parseDeployOptions(args)).toThrow(message)
})
