import type { storageErrors } from './table.ts'

export type StorageError = (typeof storageErrors)[number]

/** What SQLite and the system say, by kind; and what workerd says of an object whose storage has failed before. */
const KINDS: readonly [kind: StorageError, says: RegExp][] = [
  ['full', /SQLITE_FULL|disk is full|No space left|ENOSPC/i],
  ['read-only', /SQLITE_READONLY|readonly database|Read-only file system|EROFS/i],
  ['corrupt', /SQLITE_CORRUPT|SQLITE_NOTADB|malformed/i],
  ['io', /SQLITE_IOERR|SQLITE_CANTOPEN|disk I\/O error|unable to open database|^internal error/i],
]

/** The kind of an error of the storage; undefined for any other. Nothing else of the message may be logged. */
export function storageErrorOf({ message }: Error): StorageError | undefined {
  return KINDS.find(([, says]) => says.test(message))?.[0]
}
