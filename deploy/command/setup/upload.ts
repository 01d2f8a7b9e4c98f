/** Hands the secrets to wrangler through its standard input: never as an argument, never as a file. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { CommandError } from '../failure.ts'

/**
 * The path of wrangler's program among the folder's own packages; undefined if it is not installed, or has no
 * configuration that names the worker.
 */
export function findWrangler(folder: string): string | undefined {
  if (!existsSync(join(folder, 'wrangler.jsonc'))) return undefined
  try {
    const manifest = createRequire(resolve(folder, 'package.json')).resolve('wrangler/package.json')
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
    return join(dirname(manifest), bin['wrangler']!)
  } catch {
    return undefined
  }
}

/** @throws CommandError if wrangler fails; it has said why */
export async function uploadSecrets(wrangler: string, folder: string, secrets: object): Promise<void> {
  const child = spawn(process.execPath, [wrangler, 'secret', 'bulk'], {
    cwd: folder,
    // Standard output is for the API keys alone.
    stdio: ['pipe', process.stderr, 'inherit'],
  })
  // A wrangler that ends without reading says so by its exit code.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(secrets))
  const code = await new Promise((done, reject) => child.once('error', reject).once('close', done))
  if (code !== 0) throw new CommandError('wrangler has not taken the secrets. Nothing was written.')
}
