/** Which tests have more cases in the long run: those that reach `shared/testing/runs.ts`, by themselves or by a helper. */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './places.ts'

const setsNumber = 'shared/testing/runs.ts'

/** Their files, relative to the project. */
export function longTests(): string[] {
  const files = globSync('{shared,edge,provider,demo,widget,test,scripts,deploy}/**/*.ts', { cwd: root })
  const imports = new Map(files.map((file) => [file, importsOf(file)]))
  const reaching = new Set([setsNumber])
  // A set's loop also visits what is added on the way.
  for (const reached of reaching) {
    for (const [file, names] of imports) if (names.includes(reached)) reaching.add(file)
  }
  return files.filter((file) => file.endsWith('.test.ts') && reaching.has(file)).toSorted()
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/\bfrom '(\.[^']+)'|\bimport\(?\s*'(\.[^']+)'/g)].map(([, from, other]) =>
    posix.join(posix.dirname(file), (from ?? other)!),
  )
}
