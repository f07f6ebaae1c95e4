import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findJava } from '../firestore/findJava'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arielle-java-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the search for Java 21 or newer', () => {
  test('uses JAVA_HOME before PATH', async () => {
    const home = await createJdk('home', '23.0.1')
    const onPath = await createJdk('path', '25')
    expect(await findJava({ JAVA_HOME: home, PATH: join(onPath, 'bin') })).toEqual({
      program: join(home, 'bin/java'),
      major: 23,
    })
  })

  test('skips an older Java on PATH', async () => {
    const [old, recent] = [await createJdk('old', '17.0.15'), await createJdk('recent', '21.0.4')]
    expect(await findJava({ PATH: [join(old, 'bin'), join(recent, 'bin')].join(delimiter) })).toMatchObject({
      major: 21,
    })
  })

  test("reads the old version '1.8' as Java 8", async () => {
    const [old, recent] = [await createJdk('old', '1.8.0_452'), await createJdk('recent', '22')]
    expect(await findJava({ JAVA_HOME: old, PATH: join(recent, 'bin') })).toMatchObject({ major: 22 })
  })

  test('runs a Java without a release file to get its version', async () => {
    const home = await createJdk('silent')
    expect(await findJava({ JAVA_HOME: home, PATH: '' })).toMatchObject({ major: 24 })
  })
})

/** Creates a fake JDK. Without a version it has no release file, and `-version` prints 24. */
async function createJdk(name: string, version?: string): Promise<string> {
  const home = join(folder, name)
  await mkdir(join(home, 'bin'), { recursive: true })
  await writeFile(join(home, 'bin/java'), '#!/bin/sh\necho \'openjdk version "24.0.1" 2025-04-15\' >&2\n')
  await chmod(join(home, 'bin/java'), 0o755)
  if (version !== undefined) await writeFile(join(home, 'release'), `JAVA_VERSION="${version}"\n`)
  return home
}
