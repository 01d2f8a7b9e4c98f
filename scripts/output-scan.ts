/** Scans the output of processes for what must never be in a log: secrets, tokens, personal data. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allTestPersons } from '../shared/test-persons.ts'
import { sandboxEnv } from './sandbox-env.ts'

/** The place and kind of a leak, never its value. */
export interface Leak {
  line: number
  what: string
}

interface Needle {
  what: string
  pattern: RegExp
}

/** Secrets and personal data that are recognised by their form. */
const forms: readonly Needle[] = [
  { what: 'a JWT', pattern: /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/ },
  { what: 'a bearer credential', pattern: /\bBearer +\S{6,}/ },
  { what: 'a Basic credential', pattern: /\bBasic +[A-Za-z0-9+/]{8,}=*/ },
  // Not the digits and hyphens of a UUID, which have more groups around them.
  { what: 'a personal number', pattern: /(?<![\w-])\d{6}(?:\d{2})?-\d{4}(?![\w-])/ },
  { what: 'an e-mail address', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i },
  { what: 'a telephone number', pattern: /\+\d{8,}/ },
]

const needles: readonly Needle[] = [...forms, ...secrets().map(exactly), ...persons().map(exactly)]

/** Finds what must not be in the text: each kind once per line. */
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
 * Scans all output that was kept in a folder.
 * @returns how much it scanned
 * @throws Error that names each leak; also if there is no output of the edge, because then the scan proves nothing
 */
export function scanOutput(folder: string): string {
  const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  const leaks = files.flatMap(({ name, text }) =>
    leaksIn(text).map(({ line, what }) => `${join(folder, name)}:${line} has ${what}`),
  )
  if (leaks.length > 0) throw new Error(leaks.slice(0, 50).join('\n'))
  const lines = files.flatMap(({ text }) => text.split('\n'))
  if (!lines.some((line) => line.includes('"module":"edge"'))) {
    throw new Error(`There is no line of the edge in ${folder}.`)
  }
  return `${lines.length} lines of ${files.length} sources`
}

/** The sandbox's configured values whose member is named like a secret. */
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
    // A short name may be a common word.
    const names = [FullName, LastName && LastName.length > 5 ? LastName : undefined, EmailAddress]
    return [...numbers, ...streets, ...names].flatMap((value): [string, string][] =>
      value ? [[value, "a test person's data"]] : [],
    )
  })
}

/** Matches the value as a whole word, not as a part of other digits or letters. */
function exactly([value, what]: [string, string]): Needle {
  const escaped = value.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return { what, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u') }
}
