import { describe, expect, it } from 'vitest'
import { releaseNotes } from './release.ts'

const changelog = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-11-20

### Added

- A desk.

## [1.1.0] - 2026-10-01

- Older.

[1.2.0]: https://example.com
`
const one = { name: 'order-admin', version: '1.2.0', changelog }

describe('the notes of a release', () => {
  it('are what each changelog says about its version', () => {
    expect(releaseNotes('v1.2.0', [one, { ...one, name: 'edge' }])).toBe(
      '# order-admin 1.2.0\n\n### Added\n\n- A desk.\n\n# edge 1.2.0\n\n### Added\n\n- A desk.\n',
    )
    expect(releaseNotes('v1.1.0', [{ ...one, version: '1.1.0' }])).toBe('# order-admin 1.1.0\n\n- Older.\n')
  })

  it.each([
    ['a tag that is no version', 'release', one, 'no tag of a version'],
    ['a package of another version', 'v1.2.1', one, 'has the version 1.2.0, and not 1.2.1'],
    ['a version that the changelog does not have', 'v1.3.0', { ...one, version: '1.3.0' }, 'has no heading'],
    [
      'a heading with nothing below',
      'v1.2.0',
      { ...one, changelog: '## [1.2.0] - 2026-11-20\n' },
      'says nothing',
    ],
    [
      'a version whose dots are other signs',
      'v1.2.0',
      { ...one, changelog: '## [1x2y0] - 2026-11-20\n\n- a' },
      'has no heading',
    ],
  ])('are refused for %s', (_, tag, released, message) => {
    expect(() => releaseNotes(tag, [released])).toThrow(message)
  })
})
