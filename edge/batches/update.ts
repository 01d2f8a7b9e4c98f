/** Sets these columns, of which the names come from the code; no column is left as it is. */
export function update(
  sql: SqlStorage,
  table: 'batches' | 'items',
  changes: Record<string, SqlStorageValue | undefined>,
  { condition, values }: { condition: string; values: readonly SqlStorageValue[] },
): void {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined) as [
    string,
    SqlStorageValue,
  ][]
  if (given.length === 0) return
  const set = given.map(([column]) => `${column} = ?`).join(', ')
  sql.exec(`UPDATE ${table} SET ${set} WHERE ${condition}`, ...given.map(([, value]) => value), ...values)
}
