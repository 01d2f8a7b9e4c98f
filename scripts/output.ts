/**
 * Keeps the output of processes in files. `npm test` sets the variable for all processes that it starts, and scans the
 * files at its end (`output-scan.ts`).
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const VARIABLE = 'ORDER_ADMIN_OUTPUT'

/** Empties the folder, and uses it for this process and all that it starts from now on. */
export function keepOutputIn(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env[VARIABLE] = folder
}

/** @param source the process, which names the file */
export function keepOutput(source: string, text: string): void {
  const folder = process.env[VARIABLE]
  if (folder) appendFileSync(join(folder, `${source}.log`), text)
}
