/**
 * `node scripts/release.ts v1.2.3`: checks that the packages have the version of the tag and that their changelogs tell
 * about it, and prints the notes of the release.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './places.ts'

const packages = ['order-admin', 'edge', 'sandbox'] as const

export interface Released {
  name: string
  version: string
  /** The text of its CHANGELOG. */
  changelog: string
}

/**
 * The notes of a release.
 * @param tag the version with a `v` before it
 * @throws Error that says what is missing
 */
export function releaseNotes(tag: string, released: readonly Released[]): string {
  const version = /^v(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(tag)?.[1]
  if (version === undefined) throw new Error(`${tag} is no tag of a version: write v1.2.3.`)
  const sections = released.map((one) => {
    if (one.version !== version)
      throw new Error(`${one.name} has the version ${one.version}, and not ${version}.`)
    return `# ${one.name} ${version}\n\n${sectionOf(one, version)}`
  })
  return `${sections.join('\n\n')}\n`
}

/** What a changelog says below the heading of a version, which has the day of the release. */
function sectionOf({ name, changelog }: Released, version: string): string {
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm').exec(
    changelog,
  )
  if (!heading) throw new Error(`The CHANGELOG of ${name} has no heading "## [${version}] - <day>".`)
  const rest = changelog.slice(heading.index + heading[0].length)
  const section = rest.split(/^## \[|^\[[^\]]+\]: /m, 1)[0]!.trim()
  if (section === '') throw new Error(`The CHANGELOG of ${name} says nothing about ${version}.`)
  return section
}

if (isMain(import.meta)) {
  const released = packages.map((folder) => {
    const read = (file: string) => readFileSync(join(root, 'packages', folder, file), 'utf8')
    const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string }
    return { name, version, changelog: read('CHANGELOG.md') }
  })
  try {
    process.stdout.write(releaseNotes(process.argv[2] ?? '', released))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
