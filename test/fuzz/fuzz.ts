/**
 * Looks for an input that breaks a rule: first among the kept inputs of `corpus/`, then at random. An input that breaks
 * it is made small and kept, so that from then on it comes first; commit it with the correction.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'

/** How an input is kept in a file. */
export interface Form<Input> {
  extension: string
  write(input: Input): Uint8Array | string
  read(bytes: Uint8Array): Input
}

/** The bytes as they are. @param extension of the files, without a dot */
export function bytesAs(extension: string): Form<Uint8Array> {
  return { extension, write: (input) => input, read: (bytes) => bytes }
}

/** As JSON, which can write half of a surrogate pair too. */
export function asJson<Input>(): Form<Input> {
  return {
    extension: 'json',
    write: (input) => `${JSON.stringify(input)}\n`,
    read: (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Input,
  }
}

export interface Search<Input> {
  /** The folder in `corpus/`. */
  name: string
  form: Form<Input>
  inputs: fc.Arbitrary<Input>
  /** How many random inputs; see `runs` in `shared/testing/runs.ts`. */
  count: number
  /** Throws, or rejects, for an input that breaks the rule. */
  rule: (input: Input) => void | Promise<void>
}

/** @throws Error with the seed of a failure and the file that has its input */
export async function search<Input>({ name, form, inputs, count, rule }: Search<Input>): Promise<void> {
  const folder = join(import.meta.dirname, 'corpus', name)
  for (const { file, bytes } of keptIn(folder)) {
    try {
      await rule(form.read(bytes))
    } catch (error) {
      throw new Error(`The kept input ${name}/${file} breaks the rule.`, { cause: error })
    }
  }
  const found = await fc.check(
    fc.asyncProperty(inputs, async (input) => await rule(input)),
    { numRuns: count },
  )
  if (!found.failed) return
  const [input] = found.counterexample ?? []
  if (input === undefined) throw new Error(fc.defaultReportMessage(found))
  const written = form.write(input)
  const file = `${createHash('sha256').update(written).digest('hex').slice(0, 12)}.${form.extension}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), written)
  throw new Error(`Kept as ${name}/${file}. ${fc.defaultReportMessage(found)}`, {
    cause: found.errorInstance,
  })
}

function keptIn(folder: string): { file: string; bytes: Uint8Array }[] {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return files.map((file) => ({ file, bytes: readFileSync(join(folder, file)) }))
}
