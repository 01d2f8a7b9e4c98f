import { buildName } from '../config/build-name.ts'

/**
 * Writes one structured line, with its time and the build. Members are our codes, counts and ids, never a text from
 * outside.
 */
export function log(
  level: 'info' | 'error',
  members: Record<string, string | number | boolean | undefined>,
): void {
  console[level](
    JSON.stringify({ at: new Date().toISOString(), module: 'edge', level, build: buildName, ...members }),
  )
}
