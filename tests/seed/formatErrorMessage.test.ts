import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatErrorMessage, writeNamedFile } from '../../seed/formatErrorMessage'

test.each([
  {
    what: 'the disk is full while a file is copied',
    message: "ENOSPC: no space left on device, copyfile '/project/from.webp' -> '/project/to.webp'",
    says: 'The disk is full: /project/to.webp could not be used (ENOSPC). Free some space there',
  },
  {
    what: 'the quota is used up',
    message: "EDQUOT: disk quota exceeded, mkdir '/project/.local'",
    says: 'Your disk quota is used up: /project/.local could not be used (EDQUOT). Free some space there',
  },
  {
    what: 'the folder belongs to somebody else, deep in a message of the build',
    message:
      "Build failed with 1 error:\n\n[plugin scenes]\nError: EACCES: permission denied, mkdir '/project/dist'\n at x",
    says: 'Your user has no access: /project/dist could not be used (EACCES). Give your user the right',
  },
  {
    what: 'the disk is read-only',
    message: "EROFS: read-only file system, open '/project/firebase.local-0.json'",
    says: 'The disk is read-only: /project/firebase.local-0.json could not be used (EROFS). Copy the project',
  },
  {
    what: 'too many files are open',
    message: "EMFILE: too many open files, open '/project/web/a.ts'",
    says: 'Too many files are open at once: /project/web/a.ts could not be used (EMFILE). Raise the limit',
  },
  {
    what: 'the bundler cannot write',
    message:
      'Something went wrong.\nFailed to write file in /project/dist/a.js\n\nCaused by:\n    No space left on device (os error 28)\n',
    says: 'The disk is full: /project/dist/a.js could not be used (ENOSPC). Free some space there',
  },
])('says what to do when $what', ({ message, says }) => {
  expect(formatErrorMessage(new Error(message))).toContain(says)
  expect(formatErrorMessage(new Error(message))).toContain('same command')
})

test.each([
  'listen EACCES: permission denied 127.0.0.1:80',
  "ENOENT: no such file or directory, open '/project/a.json'",
  'ENOSPC: System limit for number of file watchers reached',
])('leaves any other message as it is: %s', (message) =>
  expect(formatErrorMessage(new Error(message))).toBe(message),
)

// Every write to /dev/full fails as on a full disk.
test.runIf(process.platform === 'linux')('a file on a full disk is named', async () => {
  await expect(writeNamedFile('/dev/full', 'x').catch(formatErrorMessage)).resolves.toContain(
    'The disk is full: /dev/full could not be used (ENOSPC).',
  )
})

test('a missing folder is named once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-'))
  const file = join(folder, 'missing/a.json')
  await expect(writeNamedFile(file, 'x')).rejects.toThrow(`ENOENT: no such file or directory, open '${file}'`)
  await rm(folder, { recursive: true })
})
