/** SQLite as Node has it. */
import { CommandError } from './failure.ts'

/** @throws CommandError in a Node that has none, or one that makes no backups */
export async function sqlite(): Promise<Pick<typeof import('node:sqlite'), 'backup' | 'DatabaseSync'>> {
  const { backup, DatabaseSync } = (await import('node:sqlite').catch(() => ({}))) as Partial<
    typeof import('node:sqlite')
  >
  if (!backup || !DatabaseSync) throw new CommandError('A backup needs Node 22.16 or later.')
  return { backup, DatabaseSync }
}
