/** The part of a Durable Object's `SqlStorage` that a migration needs. */
interface Sql {
  exec(query: string, ...values: unknown[]): { toArray(): Record<string, unknown>[] }
}

/**
 * Brings an object's tables up to date: runs the migrations that it has not run yet, in order. Call it within a
 * transaction.
 * @param migrations SQL texts; the number of one is its place in the list. Neither may change once deployed.
 * @returns whether the object is new
 */
export function migrate(sql: Sql, migrations: readonly string[]): boolean {
  // Durable Objects refuse PRAGMA user_version, so a table has the number.
  sql.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT')
  const [row] = sql.exec('SELECT coalesce(max(number), 0) AS done FROM migrations').toArray()
  const done = Number(row!['done'])
  for (const [index, migration] of migrations.entries()) {
    if (index < done) continue
    sql.exec(migration)
    sql.exec('INSERT INTO migrations (number) VALUES (?)', index + 1)
  }
  return done === 0
}
