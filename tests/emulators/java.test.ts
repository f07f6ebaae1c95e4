import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findJava } from '../../emulators/firestore/java'

let machine: string
beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'arielle-java-'))
})
afterEach(() => rm(machine, { recursive: true }))

describe('finding a Java 21 or newer', () => {
  test('JAVA_HOME comes before PATH', async () => {
    const home = await jdk('home', '23.0.1')
    const onPath = await jdk('path', '25')
    expect(await findJava({ JAVA_HOME: home, PATH: join(onPath, 'bin') })).toEqual({
      program: join(home, 'bin/java'),
      major: 23,
    })
  })

  test('an older Java on PATH is passed over for a newer one behind it', async () => {
    const [old, recent] = [await jdk('old', '17.0.15'), await jdk('recent', '21.0.4')]
    expect(await findJava({ PATH: [join(old, 'bin'), join(recent, 'bin')].join(delimiter) })).toMatchObject({
      major: 21,
    })
  })

  test("the old numbering '1.8' is Java 8, not 1", async () => {
    const [old, recent] = [await jdk('old', '1.8.0_452'), await jdk('recent', '22')]
    expect(await findJava({ JAVA_HOME: old, PATH: join(recent, 'bin') })).toMatchObject({ major: 22 })
  })

  test('a Java without a release file is asked for its version', async () => {
    const home = await jdk('silent')
    expect(await findJava({ JAVA_HOME: home, PATH: '' })).toMatchObject({ major: 24 })
  })
})

/** A folder that looks like a JDK; without a version it has no release file and answers `-version` with 24. */
async function jdk(name: string, version?: string): Promise<string> {
  const home = join(machine, name)
  await mkdir(join(home, 'bin'), { recursive: true })
  await writeFile(join(home, 'bin/java'), '#!/bin/sh\necho \'openjdk version "24.0.1" 2025-04-15\' >&2\n')
  await chmod(join(home, 'bin/java'), 0o755)
  if (version !== undefined) await writeFile(join(home, 'release'), `JAVA_VERSION="${version}"\n`)
  return home
}
