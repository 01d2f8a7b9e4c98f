/** The same journeys in each engine that this machine has. */
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type EngineName, engineNames, hasEngine } from '../../../scripts/engines.ts'
import { type EngineDesk, openEngineDesk } from './engine-desk.ts'

/** A busy machine takes ten times as long as others. */
const TIMEOUT_MS = 90_000
export const DESKTOP = [1280, 900] as const
export const PHONE = [390, 844] as const

/** @param journeys defines the tests of an engine; each begins in a window of a desktop. The desk is there once they run */
export function inEachEngine(journeys: (desk: () => EngineDesk, name: EngineName) => void): void {
  for (const name of engineNames)
    describe.runIf(hasEngine(name))(`${name}`, { timeout: TIMEOUT_MS }, () => {
      let desk: EngineDesk

      beforeAll(async () => {
        desk = await openEngineDesk(name, inject('addresses'))
        await desk.page.tab.resize(...DESKTOP)
      }, TIMEOUT_MS)

      afterAll(() => desk.close())

      journeys(() => desk, name)
    })
}
