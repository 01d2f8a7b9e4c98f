/** Writes several files, all or none. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from './failure.ts'

export interface PlannedFile {
  /** Relative to the folder. */
  path: string
  text: string
  /** The file's permissions; those of a secret are 0o600. */
  mode: number
}

/** Whether the file exists with other content. */
export function wouldChange(folder: string, { path, text }: PlannedFile): boolean {
  const file = join(folder, path)
  return existsSync(file) && readFileSync(file, 'utf8') !== text
}

export interface PreparedFiles {
  /**
   * Gives each file its name, in sequence.
   * @param onPut is called after each
   * @throws CommandError with the file that could not be replaced, and those replaced before it
   */
  put(onPut?: () => void): void
  /** Removes the files that were not put. */
  discard(): void
}

/**
 * Writes each file under a temporary name, so that a full disk or a missing permission is found before any change.
 * @throws CommandError; then nothing has changed except for new folders
 */
export function prepareFiles(folder: string, files: readonly PlannedFile[]): PreparedFiles {
  const temporary = (path: string) => `${join(folder, path)}.${process.pid}.tmp`
  const begun: string[] = []
  const discard = () => {
    for (const path of begun) rmSync(path, { force: true })
  }
  try {
    for (const { path, text, mode } of files) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true, ...(mode === 0o600 && { mode: 0o700 }) })
      begun.push(temporary(path))
      writeFileSync(temporary(path), text, { mode, flag: 'wx' })
      // The process's umask may have removed permissions.
      chmodSync(temporary(path), mode)
    }
  } catch (error) {
    discard()
    throw new CommandError(`${(error as Error).message}. Nothing was written.`, { cause: error })
  }
  return {
    discard,
    put(onPut) {
      const done: string[] = []
      for (const { path } of files) {
        try {
          renameSync(temporary(path), join(folder, path))
        } catch (error) {
          const before = done.length === 0 ? 'No file was replaced.' : `Replaced before: ${done.join(', ')}.`
          throw new CommandError(`${(error as Error).message}. ${before}`, { cause: error })
        }
        done.push(path)
        onPut?.()
      }
    },
  }
}

/**
 * Writes files. No signal comes between two steps, because none of them waits.
 * @throws CommandError; then no file has changed, unless renaming one failed
 */
export function writeFiles(folder: string, files: readonly PlannedFile[]): void {
  const prepared = prepareFiles(folder, files)
  try {
    prepared.put()
  } finally {
    prepared.discard()
  }
}
