/** Plants the ways to be wrong of a table in the copy, one by one: the test that each names must find it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.ts'
import { withPlant } from './plant.ts'
import type { PlantedFault } from './planted-faults.ts'
import { copyProject, runTests, writeInCopy } from './tester.ts'

/** A named test is one of a file: it is over in seconds. */
const LIMIT_MS = 600_000

/** @returns the names of those that were not found @throws Error if a named test fails without its fault */
export async function tryPlanted(faults: readonly PlantedFault[]): Promise<string[]> {
  copyProject()
  const missed: string[] = []
  for (const fault of faults) {
    const { name, file, project, test, says } = fault
    const run = () => runTests(project, [test], LIMIT_MS, says)
    if ((await run()) !== 'survived') throw new Error(`The test fails without a fault: ${says}`)
    const text = readFileSync(join(root, file), 'utf8')
    writeInCopy(file, withPlant(text, fault))
    const verdict = await run()
    writeInCopy(file, text)
    console.log(`${verdict}: ${name}`)
    if (verdict === 'survived') missed.push(name)
  }
  return missed
}
