/** The one table of a desk, which is there only while the desk has something to remember. */

function hasWriteLog({ sql }: DurableObjectStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'write_log'").toArray().length > 0
}

/** Lets time pass for the desk's writes, in milliseconds. */
export function ageWrites(storage: DurableObjectStorage, milliseconds: number): void {
  if (!hasWriteLog(storage)) return
  storage.sql.exec('UPDATE write_log SET at = at - ?1, lost_until = lost_until - ?1', milliseconds)
}

/** The rows of the write log. */
export function storedWrites(
  storage: DurableObjectStorage,
  columns = '*',
): Record<string, SqlStorageValue>[] {
  return hasWriteLog(storage) ? storage.sql.exec(`SELECT ${columns} FROM write_log`).toArray() : []
}
