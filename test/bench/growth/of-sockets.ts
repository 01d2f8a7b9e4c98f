import { listeningTime } from '../sessions.ts'
import type { Growth } from './exponent.ts'

const SOCKETS = [1000, 10_000, 100_000]

/** One more open page, by how many pages the merchant has open. */
export function socketsGrowth(folder: string): Promise<Growth[]> {
  const points = SOCKETS.map((size) => ({ size, ms: listeningTime(folder, size) / 1000 }))
  return Promise.resolve([
    { what: 'one more open page: SQLite alone, wall', of: 'open pages', points, isLinear: false },
  ])
}
