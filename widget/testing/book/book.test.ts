/** A new element, or a dialog, without a row in the style book is found here. */
import { describe, expect, it } from 'vitest'
import { book } from './book.ts'
import { slugOf } from './book-state.ts'

const sources = Object.entries(
  import.meta.glob<string>(['../../**/*.ts', '!../../**/*.test.ts', '!../**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The elements by the folder that declares them; an event has a name of the same form. */
const declared = sources.flatMap(([path, text]) =>
  [...text.matchAll(/^ +'(order-admin(?:-[a-z]+)*)': ([A-Z]\w+),?$/gm)].flatMap(([, tag, type]) =>
    type!.endsWith('Event') ? [] : [{ tag: tag!, folder: folderOf(path) }],
  ),
)
const shown = new Set(book.flatMap(({ part, also = [] }) => [part, ...also]))
const dialogs = new Set(book.flatMap(({ part, isDialog }) => (isDialog ? [part] : [])))

describe('the style book', () => {
  it('finds the elements and dialogs in the sources', () => {
    expect(declared.length).toBeGreaterThan(40)
    expect(declared.map(({ tag }) => tag)).toContain('order-admin-row-grid')
  })

  it('shows every element of the widget', () => {
    expect(declared.map(({ tag }) => tag).filter((tag) => !shown.has(tag))).toEqual([])
  })

  it('shows no element that is not there', () => {
    const tags = new Set(declared.map(({ tag }) => tag))
    expect([...shown].filter((tag) => !tags.has(tag))).toEqual([])
  })

  it('opens a dialog of every folder that has one', () => {
    const folders = new Set(
      sources.flatMap(([path, text]) => (/(?<!function )\bdialogView\(/.test(text) ? [folderOf(path)] : [])),
    )
    expect(folders.size).toBeGreaterThan(10)
    const open = new Set(declared.filter(({ tag }) => dialogs.has(tag)).map(({ folder }) => folder))
    // A dialog of kit/ is opened by the elements of other folders.
    const own = [...folders].filter((folder) => !folder.endsWith('/kit/parts'))
    expect(own.filter((folder) => !open.has(folder))).toEqual([])
  })

  it('gives every state an address of its own', () => {
    const slugs = book.map(slugOf)
    expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at || !/^[a-z0-9-]{2,80}$/.test(slug))).toEqual(
      [],
    )
  })

  it('tells every state of a part by its words, but the plain one', () => {
    const plain = book.filter(({ says }) => says === undefined).map(({ part }) => part)
    expect(plain.filter((part, at) => plain.indexOf(part) !== at)).toEqual([])
  })

  it('says in a sentence what each state shows', () => {
    expect(book.filter(({ shows }) => !/^[A-Z].{10,}\.$/.test(shows)).map(({ name }) => name)).toEqual([])
  })
})
