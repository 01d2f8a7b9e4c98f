import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, leadsSomewhere, linksOf, markdownFiles } from './markdown.ts'
import { root } from './places.ts'

const files = markdownFiles()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const links = new Map(files.map((file) => [file, linksOf(file, read(file))]))

describe('the documentation', () => {
  it.each(files)('%s has no broken link', (file) => {
    expect(links.get(file)!.filter((link) => !leadsSomewhere(link))).toEqual([])
  })

  it('has an index that links every page below docs/', () => {
    const index = links.get('docs/README.md')!.map(({ target }) => `docs/${target.split('#')[0]}`)
    const pages = files.filter((file) => file.startsWith('docs/') && file !== 'docs/README.md')
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((page) => !index.includes(page))).toEqual([])
  })
})

describe('linksOf', () => {
  it('finds links, pictures and anchors, but no other site and no code', () => {
    const text =
      'A [page](docs/a.md#b) and ![picture](c.png), [web](https://x.example), [top](#top), `[not](code)`.'
    expect(
      linksOf('README.md', `${text}\n\n\`\`\`\n[nor](this)\n\`\`\`\n`).map(({ target }) => target),
    ).toEqual(['docs/a.md#b', 'c.png', '#top'])
  })
})

describe('anchorsOf', () => {
  it('spells headings in lower case with hyphens, without punctuation, and numbers repeated ones', () => {
    const text =
      '# SOAP: orders and `codes`\n\n```\n# no heading\n```\n\n## Two [links](a.md)\n\n## One\n\n## One\n'
    expect(anchorsOf(text)).toEqual(['soap-orders-and-codes', 'two-links', 'one', 'one-1'])
  })
})

describe('leadsSomewhere', () => {
  it.each([
    ['a file that is not there', 'docs/nothing.md'],
    ['a heading that is not there', 'CONTRIBUTING.md#nothing'],
    ['a heading of the same file that is not there', '#nothing'],
    ['a file outside the project', '../elsewhere.md'],
  ])('is false for %s', (_, target) => {
    expect(leadsSomewhere({ from: 'README.md', target })).toBe(false)
  })
})
