import { expect, test } from 'vitest'
import { formatNextSteps } from '../../deploy/nextSteps'

test('a deployment ends with its commit, by which it is taken back, and with what the next release needs', () => {
  const lines = formatNextSteps('https://arielle.ng', '4f5e6d7').split('\n')
  expect(lines).toEqual([
    'Live: https://arielle.ng',
    expect.stringMatching(/^Note this commit.*: 4f5e6d7$/),
    expect.stringContaining('npm run release:keep-parsers'),
    expect.stringContaining('README.md'),
  ])
})

test('a deployment without a Git repository names no commit', () =>
  expect(formatNextSteps('https://arielle.ng', null)).not.toContain('commit, to'))
