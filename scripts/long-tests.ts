/**
 * Which tests belong to the long run: those with the tag `long`, which no other run has, and those that have more cases
 * there, because they reach `shared/testing/runs.ts`, by themselves or by a helper.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './places.ts'

const setsNumber = 'shared/testing/runs.ts'

/** What Vitest reads as the tag of a whole file, and what a test or a group of tests has among its options. */
const isTaggedFile = /^(?:\/\*\*| \*|\/\/) @module-tag long\b/m
const isTaggedTest = /\btags: 'long'/

/** The files of all tests that the long run has, relative to the project. */
export function longTests(): string[] {
  const texts = readSources()
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))
  const reaching = new Set([
    setsNumber,
    ...[...texts]
      .filter(([, text]) => isTaggedFile.test(text) || isTaggedTest.test(text))
      .map(([file]) => file),
  ])
  // A set's loop also visits what is added on the way.
  for (const reached of reaching) {
    for (const [file, names] of imports) if (names.includes(reached)) reaching.add(file)
  }
  return testsAmong([...reaching])
}

/** The files that only the long run has. `npm test` need not even load them. */
export function testsOfLongRunAlone(): string[] {
  return testsAmong([...readSources()].filter(([, text]) => isTaggedFile.test(text)).map(([file]) => file))
}

/** The text of each source, by its path. */
function readSources(): Map<string, string> {
  const files = globSync('{shared,edge,provider,demo,widget,console,test,scripts,deploy}/**/*.ts', {
    cwd: root,
  })
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/\bfrom '(\.[^']+)'|\bimport\(?\s*'(\.[^']+)'/g)].map(([, from, other]) =>
    posix.join(posix.dirname(file), (from ?? other)!),
  )
}

function testsAmong(files: string[]): string[] {
  return files.filter((file) => file.endsWith('.test.ts')).toSorted()
}
