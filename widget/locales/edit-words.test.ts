import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { editEn } from './edit/edit-en.ts'
import { en } from './en.ts'
import { storyEn } from './story/story-en.ts'
import { viewEn } from './view-words/view-en.ts'
import { lifeEn } from './life-words/life-en.ts'

/** The texts of a module and of every module that it imports statically. */
function textsFrom(entry: URL, seen = new Map<string, string>()): Map<string, string> {
  const path = fileURLToPath(entry)
  if (seen.has(path) || !existsSync(path)) return seen
  const text = readFileSync(path, 'utf8')
  seen.set(path, text)
  for (const [, from] of text.matchAll(/^(?:import|export|\})(?! type\b).*?from '(\.[^']+)'/gm)) {
    textsFrom(new URL(from!, entry), seen)
  }
  return seen
}

describe.each([
  ['change an order', editEn],
  ['deliver, cancel and credit', lifeEn],
])('the words of the parts that %s', (_, later) => {
  it('are not used before those parts are loaded', () => {
    const first = ['../register.ts', '../order/extra-parts.ts'].flatMap((entry) => [
      ...textsFrom(new URL(entry, import.meta.url)),
    ])
    expect(first.some(([path]) => path.endsWith('order-head.ts'))).toBe(true)
    expect(first.some(([path]) => path.endsWith('change-bar.ts'))).toBe(false)
    const used = Object.keys(later).filter((term) =>
      first.some(([path, text]) => !path.includes('/locales/') && text.includes(`'${term}'`)),
    )
    expect(used).toEqual([])
  })

  it('have no term in common with those of the first load', () => {
    const first = { ...en, ...(later === lifeEn && editEn) }
    const both = Object.keys(later).filter((term) => Object.hasOwn(first, term))
    expect(both).toEqual([])
  })
})

describe('the words of what the page shows besides the order', () => {
  it('are not used before they are loaded', () => {
    const entry = '../register.ts'
    const first = [...textsFrom(new URL(entry, import.meta.url))]
    const used = Object.keys(storyEn).filter((term) =>
      first.some(([path, text]) => !path.includes('/locales/') && text.includes(`'${term}'`)),
    )
    expect(used).toEqual([])
  })

  it('have no term in common with the others', () => {
    const both = Object.keys(storyEn).filter((term) => Object.hasOwn(en, term) || Object.hasOwn(editEn, term))
    expect(both).toEqual([])
  })
})

describe('the words of the view of the rows', () => {
  it('are not used by the first load', () => {
    const first = ['../register.ts'].flatMap((entry) => [...textsFrom(new URL(entry, import.meta.url))])
    expect(first.some(([path]) => path.endsWith('view-bar.ts'))).toBe(false)
    const used = Object.keys(viewEn).filter((term) =>
      first.some(([path, text]) => !path.includes('/locales/') && text.includes(`'${term}'`)),
    )
    expect(used).toEqual([])
  })

  it('have no term in common with the others', () => {
    const others = { ...en, ...editEn }
    expect(Object.keys(viewEn).filter((term) => Object.hasOwn(others, term))).toEqual([])
  })
})
