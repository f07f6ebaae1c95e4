import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { formatErrorMessage } from '../seed/formatErrorMessage'
import { projectRoot } from '../seed/projectFolders'

const stacksFolder = join(projectRoot, '.local/stacks')

// Less than 64 kB: an emulator could not even write one picture.
const minFreeBytes = 65_536

/**
 * Formats an error of the local stack. firebase-tools does not say that its disk is full: it ends, and the error is then a
 * lost connection. In this case, the text says instead that the disk is full.
 */
export async function formatStackErrorMessage(
  error: unknown,
  folder: string = stacksFolder,
): Promise<string> {
  const message = formatErrorMessage(error)
  const isExplained = error instanceof Error && message !== error.message
  if (isExplained || !(await isDiskFull(folder))) return message
  return formatErrorMessage(`ENOSPC: no space left on device, write '${folder}'`)
}

async function isDiskFull(folder: string): Promise<boolean> {
  const space = await statfs(folder).catch(() => undefined)
  return space !== undefined && space.bavail * space.bsize < minFreeBytes
}
