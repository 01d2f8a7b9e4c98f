/** Writes one structured line, with its time. Members are our codes, counts and ids, never a text from outside. */
export function log(
  level: 'info' | 'error',
  members: Record<string, string | number | boolean | undefined>,
): void {
  console[level](JSON.stringify({ at: new Date().toISOString(), module: 'edge', level, ...members }))
}
