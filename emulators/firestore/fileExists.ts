import { access, constants } from 'node:fs/promises'

/** Whether a file exists and is accessible with this mode. */
export function fileExists(file: string, mode: number = constants.F_OK): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  )
}

/** The first of these files that exists. */
export async function findFirstExistingFile(
  files: readonly string[],
  mode?: number,
): Promise<string | undefined> {
  for (const file of files) if (await fileExists(file, mode)) return file
  return undefined
}
