/** The worlds that are open: merchants that a sandbox opens while it runs. The object that reserves ids has them. */
import type { Database } from './database.ts'

/** Worlds that are open at once, so that a loop cannot fill the disk. */
export const MAX_WORLDS = 1000

export const worldsMigration = `
  CREATE TABLE worlds (
    number INTEGER PRIMARY KEY,
    -- Milliseconds since 1970.
    until INTEGER NOT NULL
  ) STRICT;
`

/** @returns whether the world is recorded: not if its number is taken, or if too many are open */
export function addWorld(
  db: Database,
  { number, until, now }: { number: number; until: number; now: number },
): 'added' | 'taken' | 'full' {
  db.run('DELETE FROM worlds WHERE until <= ?', now)
  if (hasWorld(db, number, now)) return 'taken'
  const { open } = db.first<{ open: number }>("SELECT json_object('open', count(*)) AS json FROM worlds")!
  if (open >= MAX_WORLDS) return 'full'
  db.run('INSERT INTO worlds (number, until) VALUES (?, ?)', number, until)
  return 'added'
}

export function hasWorld(db: Database, number: number, now: number): boolean {
  return (
    db.first('SELECT json_object() AS json FROM worlds WHERE number = ? AND until > ?', number, now) !==
    undefined
  )
}

/** The open worlds, the one that ends last first. */
export function openWorlds(db: Database, now: number): { number: number; until: number }[] {
  return db.all(
    `SELECT json_object('number', number, 'until', until) AS json FROM worlds WHERE until > ?
     ORDER BY until DESC, number`,
    now,
  )
}

export function removeWorld(db: Database, number: number): void {
  db.run('DELETE FROM worlds WHERE number = ?', number)
}
