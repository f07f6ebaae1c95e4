import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { fileExists } from './fileExists'

/** The oldest Java version that firebase-tools 15 supports. */
export const minJavaVersion = 21

/** An installed Java: the path of its `java` program and its major version. */
export type JavaInstallation = { program: string; major: number }

/**
 * Finds the first Java 21 or newer in JAVA_HOME, on PATH, or in the usual folders of JDKs, because the `java` on PATH
 * is often older.
 */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<JavaInstallation | undefined> {
  for (const program of await listCandidates(env)) {
    const major = await readMajorVersion(program)
    if (major !== undefined && major >= minJavaVersion) return { program, major }
  }
  return undefined
}

async function listCandidates(env: NodeJS.ProcessEnv): Promise<string[]> {
  const homePrograms = env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin/java')] : []
  const pathPrograms = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'java'))
  const jdkPrograms = await Promise.all(jdkFolders.map(listJdkPrograms))
  return [...homePrograms, ...pathPrograms, ...jdkPrograms.flat()]
}

const jdkFolders = [
  { folder: '/usr/lib/jvm', java: 'bin/java' },
  { folder: '/opt', java: 'bin/java' },
  { folder: '/Library/Java/JavaVirtualMachines', java: 'Contents/Home/bin/java' },
  { folder: join(homedir(), '.sdkman/candidates/java'), java: 'bin/java' },
  { folder: join(homedir(), '.jdks'), java: 'bin/java' },
]

async function listJdkPrograms({ folder, java }: { folder: string; java: string }): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name, java))
}

async function readMajorVersion(program: string): Promise<number | undefined> {
  if (!(await fileExists(program))) return undefined
  return (await readReleaseVersion(program)) ?? (await runVersionCommand(program))
}

/** Reads the `release` file of a JDK, which is faster than starting Java. */
async function readReleaseVersion(program: string): Promise<number | undefined> {
  const release = await readFile(join(program, '../../release'), 'utf8').catch(() => '')
  return parseMajorVersion(/^JAVA_VERSION="(.+)"$/m.exec(release)?.[1])
}

async function runVersionCommand(program: string): Promise<number | undefined> {
  const { stderr } = await promisify(execFile)(program, ['-version']).catch(() => ({ stderr: '' }))
  return parseMajorVersion(/version "(.+?)"/.exec(stderr)?.[1])
}

/** Returns the major version of Java: 17 for '17.0.15', and 8 for the older format '1.8.0_452'. */
function parseMajorVersion(version: string | undefined): number | undefined {
  const major = /^(?:1\.)?(\d+)/.exec(version ?? '')?.[1]
  return major === undefined ? undefined : Number(major)
}
