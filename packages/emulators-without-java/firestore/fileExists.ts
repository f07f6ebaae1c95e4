import { access, constants } from 'node:fs/promises'

/** Whether a file exists and allows access with this mode, such as `constants.X_OK` for execution. */
export function fileExists(file: string, mode: number = constants.F_OK): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  )
}

/** Returns the first of these files that exists and allows access with this mode. */
export async function findFirstExistingFile(
  files: readonly string[],
  mode?: number,
): Promise<string | undefined> {
  for (const file of files) if (await fileExists(file, mode)) return file
  return undefined
}
