/** A page with one state, which its address names: `/style-book/review-saved?scheme=dark`. */
import { book } from './book.ts'
import { slugOf } from './book-state.ts'
import { findWithin } from '../reach.ts'
import { brands, readSetting } from './page-setting.ts'

/** The messages of the page to the book around it. */
export interface StateMessage {
  slug: string
  /** The size of the whole content, in CSS pixels. */
  height: number
}

const { documentElement: root, body } = document
const slug = location.pathname.split('/').at(-1)!
const { lang, dir, scheme, brand } = readSetting(location.search)

Object.assign(root, { lang, dir })
root.style.colorScheme = scheme

/** Resolves without the brand too if its style sheet does not load. */
async function wear(href: string | undefined): Promise<void> {
  if (href === undefined) return
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const ended = new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', resolve)
  })
  document.head.append(sheet)
  await ended
}

function say(text: string): void {
  body.append(Object.assign(document.createElement('p'), { className: 'said', textContent: text }))
}

/** Scrolls to a part below the visible area. The page around this one stays where it is. */
function showPart(tag: string): void {
  const part = findWithin(body, tag)
  const top = part?.getBoundingClientRect().top ?? 0
  if (top > innerHeight / 2) scrollBy(0, top - 16)
}

async function show(): Promise<'ready' | 'failed'> {
  const state = book.find((one) => slugOf(one) === slug)
  if (!state) {
    say(`The style book has no state ${slug}.`)
    return 'failed'
  }
  document.title = `${state.name} · Style book`
  await wear(brands.get(brand))
  try {
    await state.show({ lang, dir: dir === 'rtl' ? 'rtl' : 'ltr' })
    await document.fonts.ready
    showPart(state.part)
    return 'ready'
  } catch (error) {
    say(`This state was not reached: ${String(error)}`)
    return 'failed'
  }
}

root.dataset['state'] = await show()
if (parent !== window) {
  const message: StateMessage = { slug, height: root.scrollHeight }
  parent.postMessage(message, location.origin)
}
