/** Writes several files, all of them or none. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface PlannedFile {
  /** Relative to the folder. */
  path: string
  text: string
  /** The file's permissions; those of a secret are 0o600. */
  mode: number
}

/** Whether a file is there with another content. */
export function wouldChange(folder: string, { path, text }: PlannedFile): boolean {
  const file = join(folder, path)
  return existsSync(file) && readFileSync(file, 'utf8') !== text
}

/**
 * Each file is written under another name first. No signal comes between two steps, because none of them waits.
 * @throws Error of the file system; then no file has changed, unless a renaming fails
 */
export function writeFiles(folder: string, files: readonly PlannedFile[]): void {
  const written: string[] = []
  try {
    for (const { path, text, mode } of files) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true, ...(mode === 0o600 && { mode: 0o700 }) })
      const temporary = `${file}.${process.pid}.tmp`
      written.push(temporary)
      writeFileSync(temporary, text, { mode, flag: 'wx' })
      // The process's mask may have taken more away than was asked for.
      chmodSync(temporary, mode)
    }
    for (const { path } of files) renameSync(`${join(folder, path)}.${process.pid}.tmp`, join(folder, path))
  } finally {
    for (const temporary of written) rmSync(temporary, { force: true })
  }
}
