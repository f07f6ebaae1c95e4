import { relative, sep } from 'node:path'
import { projectRoot } from '../projectFolders'

/**
 * The error for an invalid catalogue. Each problem is one line with the file, the record, the field and what the field
 * must be.
 */
export class InvalidCatalogueError extends Error {
  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(
      `The catalogue is refused as a whole and nothing was written: ${count}.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
    this.name = 'InvalidCatalogueError'
  }
}

export function assertNoCatalogueProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new InvalidCatalogueError(problems)
}

/** Returns a file's path relative to the project root, with forward slashes on every operating system. */
export function toPathFromProjectRoot(file: string): string {
  return relative(projectRoot, file).replaceAll(sep, '/')
}
