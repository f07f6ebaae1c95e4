import { relative, sep } from 'node:path'
import { root } from '../folders'

/** Everything that is wrong with the catalogue, a line each: file, record, field and what it should be. */
export class BadCatalogue extends Error {
  constructor(readonly problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(
      `The catalogue is refused as a whole and nothing was written: ${count}.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
    this.name = 'BadCatalogue'
  }
}

/** Throws all the problems at once, or nothing where there are none. */
export function demandNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new BadCatalogue(problems)
}

/** A file as problems name it: from the project's folder, with slashes on every system. */
export function nameOf(file: string): string {
  return relative(root, file).replaceAll(sep, '/')
}
