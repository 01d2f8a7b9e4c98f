import { describe, expect, it } from 'vitest'
import { lintSamples } from './lint-sample.ts'

const reports = lintSamples('headings(level-of-page)')
const complaints = (template: string) => reports('export const sample = html`' + template + '`\n')

describe('lint of headings', () => {
  it.each([
    ['a heading without a level', '<section><h3 id="title">${title}</h3></section>'],
    ['the level of another tag', '<h3 aria-level=${level(2, l)}>${title}</h3>'],
    ['a level that is written out', '<h4 aria-level="4">${title}</h4>'],
    ['a level from elsewhere', '<h2 aria-level=${depth}>${title}</h2>'],
    ['the role', '<div role="heading" aria-level="2">${title}</div>'],
  ])('refuses %s', async (_, template) => {
    expect(await complaints(template)).toBe(1)
  })

  it('takes headings with their levels, and what only begins like one', async () => {
    const template =
      '<h2 aria-level=${level(2, l)}>${a}</h2><p><h3\n  aria-level=${level(3, l)}\n  tabindex="-1">${b}</h3><hr />'
    expect(await complaints(template)).toBe(0)
  })
})
