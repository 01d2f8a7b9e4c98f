/** The one table of a desk, which is there only while the desk has something to remember. */

function hasWriteLog({ sql }: DurableObjectStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'write_log'").toArray().length > 0
}

/** Lets time pass for the desk's writes, in milliseconds. */
export function ageWrites(storage: DurableObjectStorage, milliseconds: number): void {
  if (!hasWriteLog(storage)) return
  storage.sql.exec('UPDATE write_log SET at = at - ?1, lost_until = lost_until - ?1', milliseconds)
}

/** The rows of the write log that are a write, or letters of one: not the notes of writes without a key. */
export function storedWrites(
  storage: DurableObjectStorage,
  columns = '*',
): Record<string, SqlStorageValue>[] {
  if (!hasWriteLog(storage)) return []
  const query = `SELECT ${columns} FROM write_log WHERE NOT (ifnull(answer, 'open') = '' AND lost_until IS NOT NULL)`
  return storage.sql.exec(query).toArray()
}
