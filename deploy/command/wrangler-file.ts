/** What `wrangler.jsonc` says about a worker, as far as workerd needs it. */
import { readFileSync } from 'node:fs'
import { parseJsonc } from './jsonc.ts'

export interface WranglerFile {
  name?: string
  /** The bundled worker, relative to the file. */
  main?: string
  compatibility_date?: string
  compatibility_flags?: string[]
  vars?: Record<string, unknown>
  durable_objects?: { bindings?: { name: string; class_name: string }[] }
  assets?: { directory: string; binding?: string }
}

/** @throws Error that names the file, if it is not there or is no such JSON */
export function readWranglerFile(path: string): WranglerFile {
  try {
    return parseJsonc(readFileSync(path, 'utf8')) as WranglerFile
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
