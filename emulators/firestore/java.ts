import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { isThere } from './files'

/** The oldest Java that firebase-tools 15 and its archives run on. */
export const oldestJava = 21

/** A Java on this machine: its `java` program and its major version. */
export type Java = { program: string; major: number }

/**
 * The first Java 21 or newer: JAVA_HOME, then PATH, then the usual folders of installed JDKs, because the `java` on
 * PATH is often an older one.
 */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<Java | undefined> {
  for (const program of await candidates(env)) {
    const major = await majorOf(program)
    if (major !== undefined && major >= oldestJava) return { program, major }
  }
  return undefined
}

async function candidates(env: NodeJS.ProcessEnv): Promise<string[]> {
  const home = env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin/java')] : []
  const onPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'java'))
  const installed = await Promise.all(usualFolders.map(jdksIn))
  return [...home, ...onPath, ...installed.flat()]
}

const usualFolders = [
  { folder: '/usr/lib/jvm', java: 'bin/java' },
  { folder: '/opt', java: 'bin/java' },
  { folder: '/Library/Java/JavaVirtualMachines', java: 'Contents/Home/bin/java' },
  { folder: join(homedir(), '.sdkman/candidates/java'), java: 'bin/java' },
  { folder: join(homedir(), '.jdks'), java: 'bin/java' },
]

async function jdksIn({ folder, java }: { folder: string; java: string }): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name, java))
}

async function majorOf(program: string): Promise<number | undefined> {
  if (!(await isThere(program))) return undefined
  return (await majorFromRelease(program)) ?? (await majorFromProgram(program))
}

/** A JDK says its version in a file beside bin/: reading it takes no time, starting Java does. */
async function majorFromRelease(program: string): Promise<number | undefined> {
  const release = await readFile(join(program, '../../release'), 'utf8').catch(() => '')
  return parseMajor(/^JAVA_VERSION="(.+)"$/m.exec(release)?.[1])
}

async function majorFromProgram(program: string): Promise<number | undefined> {
  const { stderr } = await promisify(execFile)(program, ['-version']).catch(() => ({ stderr: '' }))
  return parseMajor(/version "(.+?)"/.exec(stderr)?.[1])
}

/** '17.0.15' is 17; the old '1.8.0_452' is 8. */
function parseMajor(version: string | undefined): number | undefined {
  const major = /^(?:1\.)?(\d+)/.exec(version ?? '')?.[1]
  return major === undefined ? undefined : Number(major)
}
