import { access, constants } from 'node:fs/promises'

/** Whether a file is there, and may be run where `mode` asks for that. */
export function isThere(file: string, mode: number = constants.F_OK): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  )
}

/** The first of these files that is there. */
export async function firstThere(files: readonly string[], mode?: number): Promise<string | undefined> {
  for (const file of files) if (await isThere(file, mode)) return file
  return undefined
}
