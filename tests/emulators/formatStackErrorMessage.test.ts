import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { formatStackErrorMessage } from '../../emulators/formatStackErrorMessage'

const lostConnection = new Error('socket hang up')

// The file system /proc never has free space.
test.runIf(process.platform === 'linux')('a lost connection on a full disk names the disk', async () => {
  expect(await formatStackErrorMessage(lostConnection, '/proc')).toContain(
    'The disk is full: /proc could not be used (ENOSPC). Free some space there',
  )
})

test('a lost connection with free space is reported as it is', async () =>
  expect(await formatStackErrorMessage(lostConnection, tmpdir())).toBe('socket hang up'))

test('before the first start, when the folder does not exist, an error is reported as it is', async () =>
  expect(await formatStackErrorMessage(lostConnection, '/no/such/folder')).toBe('socket hang up'))

test('an error that names its file is not replaced', async () => {
  const fileError = new Error("EACCES: permission denied, mkdir '/project/.local'")
  expect(await formatStackErrorMessage(fileError, '/proc')).toContain('/project/.local could not be used')
})
