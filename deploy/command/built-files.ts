import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of a worker's built modules in a folder, the entry first. */
export function builtFiles(folder: string, entry = 'worker.js'): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  files.sort((a, b) => Number(b === entry) - Number(a === entry))
  return files.map((file) => join(folder, file))
}
