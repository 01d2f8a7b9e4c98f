/** Reads the log of the workers: one JSON object per line, with the module that wrote it. */

/** The members of a log line; undefined for other output, such as a message of workerd. */
export function logEntry(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const entry = JSON.parse(line) as Record<string, unknown>
    return 'module' in entry ? entry : undefined
  } catch {
    return undefined
  }
}

/** Whether `npm start` shows the line: an error, or output that is no log line. */
export function isShown(line: string): boolean {
  const entry = logEntry(line)
  return entry === undefined || entry['level'] === 'error' || 'error' in entry
}
