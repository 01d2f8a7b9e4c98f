import type { Database } from './database.ts'

/**
 * Brings an object's schema up to date: runs the new migrations, in order. A migration is SQL text and its number is
 * its place in the list. Neither changes once it is deployed. To be called in the constructor, in a transaction.
 * @returns whether the object is new
 */
export function migrate(db: Database, migrations: readonly string[]): boolean {
  // Durable Objects refuse PRAGMA user_version, so a table holds the number.
  db.run('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT')
  const { done } = db.first<{ done: number }>(
    `SELECT json_object('done', coalesce(max(number), 0)) AS json FROM migrations`,
  )!
  for (const [index, migration] of migrations.entries()) {
    const number = index + 1
    if (number <= done) continue
    db.run(migration)
    db.run('INSERT INTO migrations (number) VALUES (?)', number)
  }
  return done === 0
}
