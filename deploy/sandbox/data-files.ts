/** A sandbox's data as a file: what `GET /sandbox/export` answers and `POST /sandbox/import` takes. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { CommandError } from '../command/failure.ts'
import { errorOf, type Credentials, basicOf } from './client.ts'

/** @throws CommandError with the provider's reason; an error of the file system */
export async function importFrom(path: string, address: string, merchant: Credentials): Promise<void> {
  const answer = await fetch(`${address}/sandbox/import`, {
    method: 'POST',
    headers: { Authorization: basicOf(merchant), 'Content-Type': 'application/x-ndjson' },
    body: readFileSync(path),
  })
  const text = await answer.text()
  if (!answer.ok) throw new CommandError(`${path} was not imported: ${errorOf(answer.status, text)}`)
}

/**
 * Replaces the file at once, or leaves it as it was.
 * @throws CommandError with the provider's reason; an error of the file system
 */
export async function exportTo(path: string, address: string, merchant: Credentials): Promise<void> {
  const answer = await fetch(`${address}/sandbox/export`, { headers: { Authorization: basicOf(merchant) } })
  const text = await answer.text()
  if (!answer.ok) throw new CommandError(`${path} was not written: ${errorOf(answer.status, text)}`)
  const fresh = `${path}.${process.pid}.new`
  try {
    writeFileSync(fresh, text)
    renameSync(fresh, path)
  } finally {
    rmSync(fresh, { force: true })
  }
}
