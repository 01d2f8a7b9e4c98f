/** The state of the edge under test: a restore, and the folder beside a state. */
import { runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import { asServer, env } from './edge.ts'

export const KEY_MARK = 'a1b2c3d4'

export const stateObject = () => env.STATE.getByName('state')

/** Has the edge serve with a state of which a backup was restored just now. */
export async function restoreNow(): Promise<void> {
  await changeState('UPDATE state SET restored_at = ?, key_mark = ?', Date.now(), KEY_MARK)
}

/** Changes the stored state, and has the edge hear of it. */
export async function changeState(statement: string, ...values: SqlStorageValue[]): Promise<void> {
  await stateObject().who()
  await runInDurableObject(stateObject(), (_, { storage }) => {
    storage.sql.exec(statement, ...values)
  })
  // The copy of the isolate is too old to be used a minute later.
  const now = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000)
  try {
    await (await asServer('/session')).body?.cancel()
  } finally {
    clock.mockRestore()
  }
}

/** A folder in memory that answers as workerd's service of a disk does. */
export class MemoryFolder {
  readonly files = new Map<string, string>()
  isFull = false

  async fetch(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    const path = new URL(address).pathname
    const text = this.files.get(path)
    if (method === 'PUT') {
      if (this.isFull) return new Response(null, { status: 500 })
      this.files.set(path, String(body))
      return new Response(null, { status: 204 })
    }
    if (text === undefined) return new Response('Not Found', { status: 404 })
    if (method === 'DELETE') this.files.delete(path)
    return method === 'DELETE' ? new Response(null, { status: 204 }) : new Response(text)
  }

  tell(act: string, id: string = crypto.randomUUID()): void {
    this.files.set('/told.json', JSON.stringify({ id, act }))
  }

  get seen(): { state: string; beats: number } | undefined {
    const text = this.files.get('/seen.json')
    return text === undefined ? undefined : (JSON.parse(text) as { state: string; beats: number })
  }
}
