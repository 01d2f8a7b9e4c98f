import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.ts'
import { rewriteLinks } from './site-links.ts'
import { pageFiles } from './site-pages.ts'

const rewritten = (from: string, text: string) => rewriteLinks(from, text).text

describe('rewriteLinks', () => {
  it.each([
    ['a page beside it', 'docs/edge.md', '[a](problems.md)', '[a](./problems.md)'],
    ['a heading of another page', 'README.md', '[a](docs/edge.md#soap)', '[a](./edge.md#soap)'],
    ['a page in another folder', 'docs/decisions/0002-longs.md', '[a](../edge.md)', '[a](../edge.md)'],
    ['a page elsewhere in the project', 'docs/edge.md', '[a](../edge/operations.md)', '[a](./operations.md)'],
    ['words that are code', 'README.md', '[the `x](y)` of](docs/edge.md)', '[the `x](y)` of](./edge.md)'],
    ['a heading of its own', 'docs/edge.md', '[a](#soap)', '[a](#soap)'],
    ['another site', 'docs/edge.md', '[a](https://x.example/b.md)', '[a](https://x.example/b.md)'],
    ['code in a line', 'docs/edge.md', '`[a](problems.md)`', '`[a](problems.md)`'],
    ['a block of code', 'docs/edge.md', '```\n[a](problems.md)\n```', '```\n[a](problems.md)\n```'],
  ])('has %s as the site has it', (_, from, text, expected) => {
    expect(rewritten(from, text)).toBe(expected)
  })

  it('copies a picture beside the pages, and serves any other file as it is', () => {
    expect(rewriteLinks('docs/theming.md', '![a](trust.svg) [b](themes/ledger.css) [c](../LICENSE)')).toEqual(
      {
        text: '![a](./pictures/docs-trust.svg) [b](/files/docs/themes/ledger.css) [c](/files/LICENSE.txt)',
        copies: [
          { file: 'docs/trust.svg', path: 'pictures/docs-trust.svg' },
          { file: 'docs/themes/ledger.css', path: 'files/docs/themes/ledger.css' },
          { file: 'LICENSE', path: 'files/LICENSE.txt' },
        ],
      },
    )
  })

  it('refuses a folder', () => {
    expect(() => rewritten('docs/monitoring.md', '[a](../deploy/monitoring/)')).toThrow(
      'docs/monitoring.md links to the folder deploy/monitoring/',
    )
  })

  it('finds a place for each link of its pages', () => {
    for (const source of pageFiles()) {
      expect(() => rewritten(source, readFileSync(join(root, source), 'utf8'))).not.toThrow()
    }
  })

  it('refuses a page that has no place on the site', () => {
    expect(() => rewritten('README.md', '[a](widget/notes.md)')).toThrow('widget/notes.md has no place')
  })
})
