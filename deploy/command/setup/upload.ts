/** Passes the secrets to wrangler by standard input, never as an argument or a file. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { CommandError } from '../failure.ts'

/** Signals that end this program. */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

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

/**
 * Runs wrangler. A signal to this process ends wrangler first.
 * @throws CommandError if wrangler fails, which prints the reason; it may have uploaded secrets before
 */
export async function uploadSecrets(wrangler: string, folder: string, secrets: object): Promise<void> {
  const child = spawn(process.execPath, [wrangler, 'secret', 'bulk'], {
    cwd: folder,
    // Standard output is reserved for the API keys.
    stdio: ['pipe', process.stderr, 'inherit'],
  })
  const end = () => void child.kill()
  for (const signal of signals) process.on(signal, end)
  // If wrangler ends without reading, its exit code reports it.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(secrets))
  const code = await new Promise((done, reject) => child.once('error', reject).once('close', done))
  for (const signal of signals) process.off(signal, end)
  if (code !== 0) {
    throw new CommandError(
      'wrangler failed, and wrangler.jsonc is as it was. If the account has taken the secrets all the same, these API keys are in force. Run setup again to replace them.',
    )
  }
}
