import type { Fault } from '../simulation/faults.ts'
import type { Database } from './database.ts'

/** The settings of an object, and what each holds. */
export interface Settings {
  /** How far the object's clock runs ahead of the system's, in milliseconds. */
  clockOffset: number
  /** What goes wrong next, until it has gone wrong often enough. */
  faults: Fault[]
}

export function readSetting<Name extends keyof Settings>(
  db: Database,
  name: Name,
): Settings[Name] | undefined {
  return db.first<Settings[Name]>('SELECT value AS json FROM settings WHERE name = ?', name)
}

export function writeSetting<Name extends keyof Settings>(
  db: Database,
  name: Name,
  value: Settings[Name],
): void {
  db.run(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    name,
    JSON.stringify(value),
  )
}
