/** All three workers, with a page of the strictest policy on which a clerk may read reports and close days. */
import { type DeskWorld, startDeskWorld } from './desk-world.ts'

export type ReportsWorld = DeskWorld

export function startReportsWorld(): Promise<ReportsWorld> {
  return startDeskWorld(() => ({
    user: { id: 'u1', name: 'Kim' },
    capabilities: ['report.read', 'report.close', 'order.read'],
  }))
}
