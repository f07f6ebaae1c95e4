import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRulesFiles } from '../checkRulesFiles'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'))
  for (const [file, service] of [
    ['firestore.rules', 'cloud.firestore'],
    ['storage.rules', 'firebase.storage'],
  ] as const) {
    const rule = 'match /{path=**} { allow read: if false; }'
    await writeFile(join(folder, file), `rules_version = '2';\nservice ${service} { ${rule} }\n`)
  }
})
afterEach(() => rm(folder, { recursive: true }))

test('rules files without problems are accepted', async () => {
  await expect(checkRulesFiles(folder)).resolves.toEqual([])
})

test('a syntax error in storage.rules stops the start with file, line and column', async () => {
  await writeFile(
    join(folder, 'storage.rules'),
    "rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n    allow read: if tru e;\n  }\n}\n",
  )
  await expect(checkRulesFiles(folder)).rejects.toThrow(
    /^storage\.rules:4:24: .+\nNothing was started\. Mend the rules/,
  )
})

test('an unknown name in storage.rules, which always denies, is a warning', async () => {
  await writeFile(
    join(folder, 'storage.rules'),
    "rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n    allow read: if isStaf();\n  }\n}\n",
  )
  await expect(checkRulesFiles(folder)).resolves.toEqual([
    expect.stringMatching(/^storage\.rules:4:\d+: .*isStaf/),
  ])
})

test('a syntax error in firestore.rules stops the start with file, line and column', async () => {
  await writeFile(
    join(folder, 'firestore.rules'),
    "rules_version = '2';\nservice cloud.firestore {\n  match /databases/{d}/documents {\n    allow read: if true &&& false;\n  }\n}\n",
  )
  await expect(checkRulesFiles(folder)).rejects.toThrow(/^firestore\.rules:4:\d+: .+\nNothing was started\./)
})
