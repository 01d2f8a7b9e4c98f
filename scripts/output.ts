/**
 * What processes write, kept in files where the run wants it: `npm test` sets the variable, looks through the files
 * at its end (`output-scan.ts`), and whatever it has started keeps its output here too.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const VARIABLE = 'ORDER_ADMIN_OUTPUT'

/** Begins anew in the folder, for this process and all that it starts from now on. */
export function keepOutputIn(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env[VARIABLE] = folder
}

/** @param source whose output it is: the name of a file */
export function keepOutput(source: string, text: string): void {
  const folder = process.env[VARIABLE]
  if (folder) appendFileSync(join(folder, `${source}.log`), text)
}
