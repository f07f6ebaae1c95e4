import { writeFile } from 'node:fs/promises'

/** What a refused file operation means, and what to do, by the operating system's error code. */
type FileErrorText = { what: string; fix: string }

const freeSpace =
  'Free some space there, for example by deleting .local/sites, and run the same command again; finished pictures are kept.'
const fileErrorTexts: Readonly<Record<string, FileErrorText>> = {
  ENOSPC: { what: 'The disk is full', fix: freeSpace },
  EDQUOT: { what: 'Your disk quota is used up', fix: freeSpace },
  EROFS: {
    what: 'The disk is read-only',
    fix: 'Copy the project to a disk that you can write to, and run the same command there.',
  },
  EACCES: {
    what: 'Your user has no access',
    fix: 'Give your user the right to read and write there, and run the same command again.',
  },
  EFBIG: {
    what: 'The file is larger than your shell allows',
    fix: 'Raise the limit with ulimit -f unlimited, and run the same command again.',
  },
  EMFILE: {
    what: 'Too many files are open at once',
    fix: 'Raise the limit with ulimit -n 4096, and run the same command again.',
  },
}

// Rolldown, which Vite builds with, gives the number of the code, which is the same on Linux and macOS.
const codeByNumber: Readonly<Record<string, string>> = {
  13: 'EACCES',
  24: 'EMFILE',
  27: 'EFBIG',
  28: 'ENOSPC',
  30: 'EROFS',
}

/**
 * Formats an error for a person. If the operating system refused a file operation, the text says what happened, at
 * which file, and what to do.
 */
export function formatErrorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const { code, file } = parseNodeFileError(message) ?? parseRolldownFileError(message) ?? {}
  const text = code === undefined ? undefined : fileErrorTexts[code]
  return text === undefined ? message : `${text.what}: ${file} could not be used (${code}). ${text.fix}`
}

/** Writes a file. Its error always names the file. */
export async function writeNamedFile(file: string, content: string | Buffer): Promise<void> {
  try {
    await writeFile(file, content)
  } catch (error) {
    throw nameFile(error, file)
  }
}

/** Adds the file to the message of an error, if it is missing. Node omits it if the disk is full. */
export function nameFile(error: unknown, file: string): unknown {
  if (error instanceof Error && !error.message.includes(file)) error.message += ` '${file}'`
  return error
}

type FileError = { code: string | undefined; file: string | undefined }

/** Parses `ENOSPC: no space left on device, copyfile '/from' -> '/to'`, which can be inside a longer message. */
function parseNodeFileError(message: string): FileError | undefined {
  const match = /\b(E[A-Z]+): [^\n']+, \w+(?: '[^\n']+' ->)? '([^\n']+)'/.exec(message)
  return match ? { code: match[1], file: match[2] } : undefined
}

/** Parses `Failed to write file in /path … No space left on device (os error 28)`, which has several lines. */
function parseRolldownFileError(message: string): FileError | undefined {
  const match = /Failed to write file in ([^\n]+)[^]*?\(os error (\d+)\)/.exec(message)
  return match ? { code: codeByNumber[match[2] ?? ''], file: match[1] } : undefined
}
