/** Looks through what processes have written for what must never be in a log: secrets, tokens, persons. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allTestPersons } from '../shared/test-persons.ts'
import { sandboxEnv } from './sandbox-env.ts'

/** Where something stands and what kind of thing it is; never the thing itself. */
export interface Leak {
  line: number
  what: string
}

interface Needle {
  what: string
  pattern: RegExp
}

/** What gives a secret or a person away by its mere form. */
const forms: readonly Needle[] = [
  { what: 'a JWT', pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/ },
  { what: 'a bearer credential', pattern: /\bBearer +\S{6,}/ },
  { what: 'a Basic credential', pattern: /\bBasic +[A-Za-z0-9+/]{8,}=*/ },
  // Digits and a hyphen stand in every UUID, too: between others of its groups.
  { what: 'a personal number', pattern: /(?<![\w-])\d{6}(?:\d{2})?-\d{4}(?![\w-])/ },
  { what: 'an e-mail address', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i },
  { what: 'a telephone number', pattern: /\+\d{8,}/ },
]

const needles: readonly Needle[] = [...forms, ...secrets().map(exactly), ...persons().map(exactly)]

/** What must not stand in the text, of each line and kind once. */
export function leaksIn(text: string): Leak[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      needles
        .filter(({ pattern }) => pattern.test(line))
        .map(({ what }): Leak => ({ line: index + 1, what })),
    )
}

/**
 * Looks through all that was kept in a folder.
 * @returns how much that was
 * @throws Error naming each place, and when there is nothing of the edge, which would prove nothing
 */
export function scanOutput(folder: string): string {
  const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  const leaks = files.flatMap(({ name, text }) =>
    leaksIn(text).map(({ line, what }) => `${join(folder, name)}:${line} has ${what}`),
  )
  if (leaks.length > 0) throw new Error(leaks.slice(0, 50).join('\n'))
  const lines = files.flatMap(({ text }) => text.split('\n'))
  if (!lines.some((line) => line.includes('"module":"edge"'))) {
    throw new Error(`Looking through ${folder} found no line of the edge.`)
  }
  return `${lines.length} lines of ${files.length} sources`
}

/** Values of the sandbox's configuration whose member is named as a secret is. */
function secrets(): [string, string][] {
  const env = sandboxEnv({ demo: '', edge: '', provider: '' })
  const found: [string, string][] = []
  const walk = (value: unknown, member: string): void => {
    if (typeof value === 'string' && /secret|password|key/i.test(member)) found.push([value, `a ${member}`])
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      walk(inner, Array.isArray(value) ? member : name)
    }
  }
  for (const [name, value] of Object.values(env).flatMap((module) => Object.entries(module))) {
    walk(value.startsWith('[') ? (JSON.parse(value) as unknown) : value, name)
  }
  return found
}

function persons(): [string, string][] {
  return allTestPersons.flatMap((person) => {
    const { NationalId, BirthDate, FullName, LastName, EmailAddress, PhoneNumber, addresses } = person
    const numbers = [NationalId, NationalId.replaceAll('-', ''), BirthDate, PhoneNumber.slice(1)]
    const streets = addresses.flatMap(({ Street, CoAddress }) => [Street, CoAddress])
    // A short name is a word of some language.
    const names = [FullName, LastName && LastName.length > 5 ? LastName : undefined, EmailAddress]
    return [...numbers, ...streets, ...names].flatMap((value): [string, string][] =>
      value ? [[value, "a test person's data"]] : [],
    )
  })
}

/** The value as a word of its own: the same digits within others are something else. */
function exactly([value, what]: [string, string]): Needle {
  const escaped = value.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return { what, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u') }
}
