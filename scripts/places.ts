import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepOutput } from './output.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
/** The output of the build. */
export const dist = join(root, 'dist')

/** The modules that are workers, in start order. */
export const modules = ['provider', 'edge', 'demo'] as const
export type Module = (typeof modules)[number]

/** Whether Node was started with this file. */
export function isMain(meta: ImportMeta): boolean {
  return process.argv[1] === fileURLToPath(meta.url)
}

const quiet = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(dist, 'wrangler.log'), NO_COLOR: '1' }

/**
 * Runs one of the project's tools and waits for its end.
 * @throws Error with the tool's output if it fails
 */
export async function run(tool: string, parameters: string[], show = false): Promise<void> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  const child = spawn(tool, parameters, {
    cwd: root,
    env: { ...process.env, ...quiet, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      keepOutput(tool, chunk)
      if (show) process[stream].write(chunk)
      else output += chunk
    })
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${tool} ${parameters.join(' ')} failed (${code})\n${output}`)
}
